// How a shop gets its first owner, and how the sample leaves it.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeProduct, refusal } from '../support/checkout.ts'
import { accounts, openShop, type Role, type Shop } from '../support/shop.ts'

const count = async (shop: Shop, from: string, params: unknown[] = []) =>
  (await shop.one<{ n: number }>(`select count(*)::int as n from ${from}`, params)).n

describe('the first owner', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.sql('delete from private.admins')
    await shop.sql('delete from private.rate_limits')
  })

  const makeCode = async () =>
    (await shop.one<{ code: string }>('select private.make_owner_code() as code')).code
  const claim = (role: Role, code: string) => shop.clients[role].rpc('claim_shop', { p_code: code })
  const isOwner = async (role: Role) => (await shop.clients[role].rpc('is_admin')).data

  it('the code of a new shop is stored as a hash, and for a day', async () => {
    const code = await makeCode()
    expect(code).toMatch(/^[0-9A-F]{5}(-[0-9A-F]{5}){3}$/)
    const [stored, ...others] = await shop.sql<{ code_hash: string; hours: number }>(
      `select code_hash, extract(epoch from expires_at - now()) / 3600 as hours from private.owner_codes`,
    )
    expect(others).toEqual([])
    expect(stored?.code_hash).toBe(createHash('sha256').update(code).digest('hex'))
    expect(Number(stored?.hours)).toBeCloseTo(24, 0)
  })

  it('the code of a new shop makes one account its owner, however it is typed, and serves once', async () => {
    const code = await makeCode()
    expect((await claim('other', ` ${code.toLowerCase()} `)).data).toBe(true)
    expect([await isOwner('other'), await isOwner('shopper')]).toEqual([true, false])
    expect((await claim('shopper', code)).data).toBe(false)
    // Nor after the owner is gone.
    await shop.sql('delete from private.admins')
    expect((await claim('shopper', code)).data).toBe(false)
    expect(await isOwner('shopper')).toBe(false)
  })

  it('of two accounts with the code of a new shop one becomes its owner', async () => {
    const code = await makeCode()
    const answers = await Promise.all([claim('other', code), claim('shopper', code)])
    expect(answers.map(({ data }) => data).toSorted()).toEqual([false, true])
    expect(await count(shop, 'private.admins')).toBe(1)
  })

  it('a wrong code, one that is over and one that was replaced make no owner', async () => {
    const replaced = await makeCode()
    const code = await makeCode()
    expect((await claim('shopper', replaced)).data).toBe(false)
    expect((await claim('shopper', '')).data).toBe(false)
    await shop.sql("update private.owner_codes set expires_at = now() - interval '1 second'")
    expect((await claim('shopper', code)).data).toBe(false)
    expect(await count(shop, 'private.admins')).toBe(0)
  })

  it('a shop that has an owner gives no code and takes none', async () => {
    const code = await makeCode()
    await shop.sql('insert into private.admins (user_id) select id from auth.users where email = $1', [
      accounts.owner.email,
    ])
    expect((await claim('shopper', code)).data).toBe(false)
    await expect(makeCode()).rejects.toThrow('has an owner')
    expect(await isOwner('shopper')).toBe(false)
  })

  it('nobody without an account takes a shop over', async () => {
    expect((await claim('anon', await makeCode())).error?.code).toBe('42501')
  })

  it('an account tries ten codes in an hour, all together a hundred', async () => {
    const code = await makeCode()
    for (let tries = 0; tries < 10; tries += 1)
      expect((await claim('shopper', 'AAAAA-AAAAA')).data).toBe(false)
    expect((await claim('shopper', code)).data).toBeNull()
    expect(await isOwner('shopper')).toBe(false)
    await shop.sql("update private.rate_limits set tries = 100, allowed = 100 where key = 'owner-code'")
    expect((await claim('other', code)).data).toBeNull()
    await shop.sql('delete from private.rate_limits')
    expect((await claim('other', code)).data).toBe(true)
  })
})

describe('the sample', () => {
  let shop: Shop
  let own: { product: string; inDresses: string; number: string }
  beforeAll(async () => {
    shop = await openShop()
    await shop.sql("insert into public.collections (slug, name) values ('own', 'Own')")
    const [product, inDresses] = [await makeProduct(shop), await makeProduct(shop)]
    await shop.sql('update public.products set collection_slug = $1 where id = $2', ['own', product.id])
    await shop.sql('update public.products set collection_slug = $1 where id = $2', ['dresses', inDresses.id])
    const { number } = await shop.one<{ number: string }>(
      `select order_number as number from public.orders o where order_status = 'delivered'
         and not exists (select from private.invoices i where i.order_id = o.id) order by created_at limit 1`,
    )
    await shop.clients.owner.rpc('issue_invoices', { p_numbers: [number] })
    own = { product: product.id, inDresses: inDresses.id, number }
    await shop.sql("update public.shop_settings set tagline = 'Our own'")
    await shop.sql('insert into private.admins (user_id) select id from auth.users where email = $1', [
      accounts.other.email,
    ])
  })
  afterAll(() => shop.close())

  const remove = (role: Role) => shop.clients[role].rpc('remove_sample')

  it('the sample is taken away by owners alone, and not by its own', async () => {
    expect((await remove('anon')).error?.code).toBe('42501')
    expect(await refusal(remove('shopper'))).toMatchObject({ status: 403, message: 'FORBIDDEN' })
    expect(await refusal(remove('owner'))).toMatchObject({ status: 409, message: 'SAMPLE_OWNER' })
    expect((await shop.clients.shopper.rpc('sample_size')).error?.message).toBe('FORBIDDEN')
    const { data } = await shop.clients.other.rpc('sample_size')
    expect(data).toMatchObject({ products: expect.any(Number), orders: expect.any(Number) })
  })

  it('the sample goes with all that it brought, and nothing of the shop’s own goes with it', async () => {
    // Its invoices stay, with their orders.
    const invoiced = (
      await shop.sql<{ n: string }>(
        'select distinct o.order_number as n from private.invoices i join public.orders o on o.id = i.order_id',
      )
    ).map(({ n }) => n)
    expect(invoiced).toContain(own.number)
    let left = Number.POSITIVE_INFINITY
    for (let parts = 0; left > 0; parts += 1) {
      expect(parts).toBeLessThan(100)
      const { data, error } = await remove('other')
      expect(error).toBeNull()
      left = data ?? 0
    }
    const products = await shop.sql<{ id: string }>('select id from public.products')
    expect(products.map(({ id }) => id).toSorted()).toEqual([own.product, own.inDresses].toSorted())
    const orders = await shop.sql<{ n: string }>('select order_number as n from public.orders')
    expect(orders.map(({ n }) => n).toSorted()).toEqual(invoiced.toSorted())
    // One of the sample's stays while a product of the shop's own is in it.
    const collections = await shop.sql<{ slug: string }>('select slug from public.collections order by slug')
    expect(collections).toEqual([{ slug: 'dresses' }, { slug: 'own' }])
    for (const table of ['discounts', 'messages', 'subscriptions', 'size_charts', 'page_versions'])
      expect([table, await count(shop, `public.${table}`)]).toEqual([table, 0])
    expect(await count(shop, 'public.pages where not is_fixed')).toBe(0)
    const people = await shop.sql<{ email: string }>('select email from auth.users')
    expect(people).toEqual([{ email: accounts.other.email }])
    const { name, tagline } = await shop.one('select name, tagline from public.shop_settings')
    expect([name, tagline]).toEqual([null, 'Our own'])
    expect((await shop.clients.anon.rpc('read_page', { p_slug: 'home' })).error).toBeNull()
    expect((await shop.clients.other.rpc('is_admin')).data).toBe(true)
  })

  it('what is gone cannot be taken away again', async () => {
    expect((await shop.clients.other.rpc('sample_size')).data).toBeNull()
    expect(await refusal(remove('other'))).toMatchObject({ status: 409, message: 'NO_SAMPLE' })
    expect(await count(shop, 'public.products')).toBe(2)
  })
})
