// Members' wishlists: whose they are, how many, merging, and what they add to what is trending.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { makeProduct, orderArgs, place } from '../support/checkout.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

let shop: Shop
let many: { id: string; slug: string }[]
beforeAll(async () => {
  shop = await openShop({ unsound: true })
  many = await shop.sql(`
    insert into public.products (slug, title, description, price, image_url, collection_slug, quantity)
    select 'wish-' || i, 'Wish ' || i, 'd', 5, '/a.png', 'dresses', 5 from generate_series(1, 205) i returning id, slug`)
})
beforeEach(() => shop.sql('delete from public.wishlist_items'))
afterAll(() => shop.close())

const table = (role: Role = 'shopper') => shop.clients[role].from('wishlist_items')
const id = (n: number) => String(many[n]?.id)
const slugs = (from: number, to: number) => many.slice(from, to).map(({ slug }) => slug)
const change = async (add: string[], drop: string[] = [], role: Role = 'shopper') => {
  const { data, error } = await shop.clients[role].rpc('change_wishlist', { p_add: add, p_drop: drop })
  if (error) throw new Error(error.message)
  return data
}

describe('a member’s wishes', () => {
  it('wishes can be seen only by the member who added them, and taken off by no other', async () => {
    await change(slugs(0, 1))
    for (const role of ['anon', 'other', 'owner'] as const)
      expect((await table(role).select('product_id')).data ?? []).toEqual([])
    expect((await table().select('user_id')).data).toEqual([{ user_id: shop.ids.shopper }])
    expect(await change([], slugs(0, 1), 'other')).toEqual([])
    expect(await change([])).toEqual(slugs(0, 1))
  })

  it('wishes are written through the function alone, and not by a guest', async () => {
    for (const role of ['anon', 'other', 'shopper'] as const) {
      const row = { product_id: id(0), user_id: String(shop.ids.shopper) }
      expect((await table(role).insert(row)).error?.code).toBe('42501')
    }
    const asGuest = await shop.clients.anon.rpc('change_wishlist', { p_add: slugs(0, 1) })
    expect(asGuest.error?.code).toBe('42501')
    expect(await shop.sql('select 1 from public.wishlist_items')).toEqual([])
  })

  it('wishes go with the account, and with the product', async () => {
    const visitor = shop.connect()
    const email = `${randomUUID()}@example.com`
    const { data } = await visitor.auth.signUp({ email, password: 'short-visit' })
    expect((await visitor.rpc('change_wishlist', { p_add: slugs(0, 2) })).data).toHaveLength(2)
    await shop.sql('delete from auth.users where id = $1', [data.user?.id])
    expect(await shop.sql('select 1 from public.wishlist_items')).toEqual([])
    const [gone] = await shop.sql<{ id: string }>(`
      insert into public.products (slug, title, description, price, image_url, collection_slug)
      values ('wish-gone', 'Gone', 'd', 5, '/a.png', 'dresses') returning id`)
    await change(['wish-gone', ...slugs(0, 1)])
    await shop.sql('delete from public.products where id = $1', [gone?.id])
    expect(await change([])).toEqual(slugs(0, 1))
  })
})

describe('merging', () => {
  it('merging wishlists is a union in order, and the same again changes nothing', async () => {
    const [a = '', b = '', c = ''] = slugs(0, 3)
    expect(await change([b, a])).toEqual([b, a])
    expect(await change([c, a, 'no-such-thing', c])).toEqual([c, b, a])
    const before = await shop.fingerprint('public.wishlist_items')
    expect(await change([c, a])).toEqual([c, b, a])
    expect(await shop.fingerprint('public.wishlist_items')).toBe(before)
    expect(await change([a], [b, c])).toEqual([a])
  })

  it('merging wishlists keeps what is not sold at the moment', async () => {
    await shop.sql("update public.products set status = 'archived' where slug = 'wish-3'")
    expect(await change(['wish-3'])).toEqual(['wish-3'])
    await shop.sql("update public.products set status = 'live' where slug = 'wish-3'")
  })
})

describe('the limit of a wishlist', () => {
  it('a wishlist holds 200 products, and of more come the first that fit', async () => {
    expect(await change(slugs(0, 150))).toEqual(slugs(0, 150))
    const list = await change(slugs(140, 205))
    expect(list).toEqual([...slugs(150, 200), ...slugs(0, 150)])
    expect(await change(slugs(204, 205), slugs(0, 1))).toContain('wish-205')
  })
})

it('three wishes of members who bought count in trending as much as one ordered item, for 30 days', async () => {
  await shop.sql(`delete from public.order_items`)
  await shop.sql(`
    insert into public.order_items (order_id, product_id, product_name, product_slug, product_image, size, color, price, quantity)
    select o.id, p.id, 'n', p.slug, '/a.png', '', '', 1, 1
    from (select id from public.orders where order_status <> 'cancelled' order by created_at desc limit 1) o,
      public.products p where p.slug = 'wish-1'`)
  const first = async () => {
    const trending = v.object({ products: v.array(v.object({ slug: v.string() })) })
    const { products } = await answer(shop.clients.anon.rpc('trending', { p_limit: 2 }), trending)
    return products.map(({ slug }) => slug)
  }
  const product = await makeProduct(shop, { price: 60 })
  const buys = async (account: string | null) => {
    const { id: order } = await place(shop.clients.anon, orderArgs([product.line()], 60))
    await shop.sql("update public.orders set user_id = $1, order_status = 'delivered' where id = $2", [
      account,
      order,
    ])
    await shop.sql('delete from public.order_items where order_id = $1', [order])
  }
  for (const role of ['shopper', 'other', 'owner'] as const) await buys(shop.ids[role])
  for (const role of ['shopper', 'other'] as const) await change(['wish-2'], [], role)
  expect(await first()).toEqual(['wish-1', 'wish-2'])
  // Two more who wish but never bought; then they buy.
  const others = [randomUUID(), randomUUID()]
  for (const id of others)
    await shop.database.exec(`
      insert into auth.users (id, email, is_sso_user, is_anonymous) values ('${id}', '${id}@example.com', false, false);
      insert into public.wishlist_items (user_id, product_id)
      select '${id}', p.id from public.products p where p.slug = 'wish-2'`)
  expect(await first()).toEqual(['wish-1', 'wish-2'])
  for (const id of others) await buys(id)
  expect(await first()).toEqual(['wish-2', 'wish-1'])
  await shop.sql("update public.wishlist_items set added_at = now() - interval '31 days'")
  expect((await first())[0]).toBe('wish-1')
})

describe('the price at which a wish was made', () => {
  const saved = async (role: Role = 'shopper') => {
    const { data } = await shop.clients[role].rpc('my_wishes')
    const wishes = v.parse(v.array(v.object({ slug: v.string(), price: v.number(), at: v.string() })), data)
    return Object.fromEntries(wishes.map(({ slug, price }) => [slug, price]))
  }

  it('the price of a wish is today’s, a running deal’s when there is one, and stays', async () => {
    await shop.sql(
      `insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
       values ($1, 'flash', 3.5, 9, now() - interval '1 hour', now() + interval '1 hour')`,
      [id(1)],
    )
    await change(slugs(0, 2))
    await change(slugs(2, 3))
    await shop.sql('update public.products set price = 4 where id = any($1)', [[id(0), id(2)]])
    expect(await saved()).toEqual({ 'wish-1': 5, 'wish-2': 3.5, 'wish-3': 5 })
    await shop.sql('update public.products set price = 5 where id = any($1)', [[id(0), id(2)]])
    await shop.sql('delete from public.deals where product_id = $1', [id(1)])
  })

  it('a guest’s wish brings its price along, changes none that was there, and nonsense counts as none', async () => {
    await change(slugs(0, 1))
    const { error } = await shop.clients.shopper.rpc('change_wishlist', {
      p_add: slugs(0, 6),
      p_prices: { 'wish-1': 1, 'wish-2': 7.25, 'wish-3': -1, 'wish-4': '9', 'wish-5': 1e9, other: 2 },
    })
    expect(error).toBeNull()
    expect(await saved()).toEqual({
      'wish-1': 5,
      'wish-2': 7.25,
      'wish-3': 5,
      'wish-4': 5,
      'wish-5': 5,
      'wish-6': 5,
    })
    for (const prices of [7, [1]]) {
      const answer = await shop.clients.other.rpc('change_wishlist', { p_add: slugs(0, 1), p_prices: prices })
      expect(answer.error).toMatchObject({ message: 'INVALID_INPUT' })
    }
    expect(await saved('other')).toEqual({})
  })
})

it('a product notes when it came back, not that it sold out or got more', async () => {
  const restocked = async () => {
    const { at } = await shop.one<{ at: Date | null }>(
      'select restocked_at as at from public.products where id = $1',
      [id(9)],
    )
    return at && new Date(at).getTime()
  }
  const setStock = (n: number) =>
    shop.sql('update public.product_variants set quantity = $2 where product_id = $1', [id(9), n])
  const begun = Date.now()
  for (const n of [3, 8, 0]) await setStock(n)
  expect(await restocked()).toBeNull()
  await setStock(2)
  const first = await restocked()
  expect(first).toBeGreaterThanOrEqual(begun - 1000)
  await setStock(9)
  expect(await restocked()).toBe(first)
})
