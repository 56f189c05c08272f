// How the sample comes to a new shop, and how it leaves.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { seedSql } from '../../supabase/local/embedded.ts'
import { makeProduct, refusal } from '../support/checkout.ts'
import { accounts, openShop, type Role, type Shop } from '../support/shop.ts'
import { openCopy } from '../support/template.ts'

const count = async (shop: Shop, from: string, params: unknown[] = []) =>
  (await shop.one<{ n: number }>(`select count(*)::int as n from ${from}`, params)).n

/** A shop with the sample, and `other` as an owner of its own. */
async function openSample() {
  const shop = await openShop()
  await shop.sql(
    "insert into public.team_members (user_id, role) select id, 'owner' from auth.users where email = $1",
    [accounts.other.email],
  )
  return shop
}

const remove = (shop: Shop, role: Role) => shop.clients[role].rpc('remove_sample')

/** Takes the sample away, part by part. */
async function removeAll(shop: Shop) {
  let left = Number.POSITIVE_INFINITY
  for (let parts = 0; left > 0; parts += 1) {
    expect(parts).toBeLessThan(100)
    const { data, error } = await remove(shop, 'other')
    expect(error).toBeNull()
    left = data ?? 0
  }
}

type Left = { kind: string; name: string; places: unknown[]; is_used: boolean }
type Size = { products: number; orders: number; left: Left[] | null }
const sizeOf = async (shop: Shop) => (await shop.clients.other.rpc('sample_size')).data as Size | null

/** Publishes a page of one section, which links there. */
async function publishLink(shop: Shop, page: string, link: Record<string, string>) {
  const sections = [{ id: 'a', kind: 'hero', to: { $link: link } }]
  const me = shop.clients.other
  const { data } = await me.rpc('save_draft', { p_page: page, p_sections: sections })
  const { saved_at } = data as { saved_at: string }
  expect((await me.rpc('publish_page', { p_page: page, p_seen: saved_at })).error).toBeNull()
}

describe('the sample', () => {
  let shop: Shop
  let own: { product: string; inDresses: string; number: string }
  beforeAll(async () => {
    shop = await openSample()
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
  })
  afterAll(() => shop.close())

  it('the sample is taken away by owners alone, and not by its own', async () => {
    expect((await remove(shop, 'anon')).error?.code).toBe('42501')
    expect(await refusal(remove(shop, 'shopper'))).toMatchObject({ status: 403, message: 'FORBIDDEN' })
    expect(await refusal(remove(shop, 'owner'))).toMatchObject({ status: 409, message: 'SAMPLE_OWNER' })
    expect((await shop.clients.shopper.rpc('sample_size')).error?.message).toBe('FORBIDDEN')
    const size = { products: expect.any(Number), orders: expect.any(Number), left: null }
    expect(await sizeOf(shop)).toEqual(size)
  })

  it('the sample goes with all that it brought, and nothing of the shop’s own goes with it', async () => {
    // Its invoices stay, with their orders.
    const invoiced = (
      await shop.sql<{ n: string }>(
        'select distinct o.order_number as n from private.invoices i join public.orders o on o.id = i.order_id',
      )
    ).map(({ n }) => n)
    expect(invoiced).toContain(own.number)
    await removeAll(shop)
    const products = await shop.sql<{ id: string }>('select id from public.products')
    expect(products.map(({ id }) => id).toSorted()).toEqual([own.product, own.inDresses].toSorted())
    const orders = await shop.sql<{ n: string }>('select order_number as n from public.orders')
    expect(orders.map(({ n }) => n).toSorted()).toEqual(invoiced.toSorted())
    // One of the sample's stays while a product of the shop's own is in it.
    const collections = await shop.sql<{ slug: string }>('select slug from public.collections order by slug')
    expect(collections).toEqual([{ slug: 'dresses' }, { slug: 'own' }])
    const gone = ['discounts', 'messages', 'subscriptions', 'size_charts', 'page_versions', 'customer_tags']
    for (const table of [...gone, 'customer_notes'].map((each) => `public.${each}`))
      expect([table, await count(shop, table)]).toEqual([table, 0])
    for (const table of ['student_requests', 'email_outbox'])
      expect([table, await count(shop, `private.${table}`)]).toEqual([table, 0])
    const people = await shop.sql<{ email: string }>('select email from auth.users')
    expect(people).toEqual([{ email: accounts.other.email }])
    const { name, tagline } = await shop.one('select name, tagline from public.shop_settings')
    expect([name, tagline]).toEqual([null, 'Our own'])
    expect((await shop.clients.anon.rpc('read_page', { p_slug: 'home' })).error).toBeNull()
    expect((await shop.clients.other.rpc('is_admin')).data).toBe(true)
  })

  it('what stayed of the sample is named, and its department has the page of a new one', async () => {
    const size = await sizeOf(shop)
    expect(size?.left?.map(({ kind, name, is_used }) => [kind, name, is_used])).toEqual([
      ['collections', 'Dresses', true],
      ['collection_groups', 'Women', false],
      ['categories', 'Dresses', false],
      ['departments', 'Women', false],
    ])
    expect(size?.left?.flatMap(({ places }) => places)).toEqual([])
    const pages = await shop.sql('select slug, title, published_version from public.pages where not is_fixed')
    expect(pages).toEqual([{ slug: 'women', title: null, published_version: null }])
    expect((await shop.clients.anon.rpc('read_page', { p_slug: 'women' })).data).not.toBeNull()
  })

  it('the sample’s removal goes on when nothing of the shop’s own is in the way, and changes nothing that is new', async () => {
    await shop.sql("update public.products set collection_slug = 'own'")
    // As the sample had it.
    await shop.sql('update public.shop_settings set return_days = 30, returns_are_free = true')
    await removeAll(shop)
    expect(await shop.sql('select slug from public.collections')).toEqual([{ slug: 'own' }])
    expect(await count(shop, 'public.departments')).toBe(0)
    expect(await count(shop, 'public.pages where not is_fixed')).toBe(0)
    expect(await shop.one('select return_days, returns_are_free from public.shop_settings')).toEqual({
      return_days: 30,
      returns_are_free: true,
    })
  })

  it('what is gone cannot be taken away again', async () => {
    expect(await sizeOf(shop)).toBeNull()
    expect(await count(shop, 'private.sample_rows')).toBe(0)
    expect(await refusal(remove(shop, 'other'))).toMatchObject({ status: 409, message: 'NO_SAMPLE' })
    expect(await count(shop, 'public.products')).toBe(2)
  })
})

describe('a sample shop that became someone’s own', () => {
  let shop: Shop
  let about: string
  const ownPage = randomUUID()
  const firstOwner = 'leila@atelier.example'
  beforeAll(async () => {
    shop = await openSample()
    const me = shop.clients.other
    about = (await shop.one<{ id: string }>("select id from public.pages where slug = 'about'")).id
    // A phone and an account number, with hours and a name that the sample brought.
    const { error } = await me
      .from('shop_settings')
      .update({
        support_phone: '+212 612 345 678',
        packing_days_max: 5,
        bank_account: 'MA64011519000001205000534921',
      })
      .eq('id', true)
    expect(error).toBeNull()
    await me.from('pages').insert({ id: ownPage, slug: 'own-page', title: 'Own' })
    await publishLink(shop, ownPage, { kind: 'page', id: about })
    // One of the menu's entries is the owner's own, and stands below one of the sample's.
    const { data } = await me.from('menus').select('items').eq('slug', 'header').single()
    const items = data?.items as { items?: object[] }[]
    items[0]?.items?.push({ label: null, target: { $link: { kind: 'page', id: ownPage } }, items: [] })
    const filtered = { kind: 'screen', screen: 'search', query: 'sort=newest&category=dresses' }
    items.push({ items: [], ...{ label: { $text: { en: 'Dresses' } }, target: { $link: filtered } } })
    await me
      .from('menus')
      .update({ items: items as never })
      .eq('slug', 'header')
    // The account that came with the sample is a person's by now.
    await shop.sql('update auth.users set email = $1 where email = $2', [firstOwner, accounts.owner.email])
    // What was written about the sample's customers since.
    const { key } = await shop.one<{ key: string }>(
      `select customer_key as key from public.orders o where customer_key like '%@%'
         and not exists (select from private.invoices i where i.order_id = o.id) limit 1`,
    )
    await me.from('customer_tags').insert({ customer_key: key, tag: 'vip' })
    await shop.sql(
      `insert into private.email_outbox (recipient, template, payload) values ($1, 'order-shipped', '{}'), ($2, 'welcome', '{}')`,
      [key, 'own@customer.example'],
    )
    await removeAll(shop)
  }, 120_000)
  afterAll(() => shop.close())

  it('settings that say something together stay or go together', async () => {
    const settings = await shop.one(
      `select support_phone, support_phone_hours, support_chat_hours, packing_days_min, packing_days_max, bank_holder,
         payment_methods @> '{bank}' as "takesTransfers", return_days, name from public.shop_settings`,
    )
    expect(settings).toEqual({
      support_phone: '+212 612 345 678',
      support_phone_hours: '9 AM-6 PM',
      support_chat_hours: null,
      packing_days_min: 1,
      packing_days_max: 5,
      bank_holder: 'Zellige SARL',
      takesTransfers: true,
      return_days: null,
      name: null,
    })
  })

  it('an account of the sample that its owner has made their own stays', async () => {
    const people = await shop.sql<{ email: string }>('select email from auth.users order by email')
    expect(people.map(({ email }) => email)).toEqual([firstOwner, accounts.other.email].toSorted())
    expect((await shop.clients.owner.rpc('is_admin')).data).toBe(true)
  })

  it('a page of the sample that is linked stays whole, and everyone is told where', async () => {
    const read = (await shop.clients.anon.rpc('read_page', { p_slug: 'about' })).data as {
      sections: object[]
    }
    expect(read.sections.length).toBeGreaterThan(0)
    const left = (await sizeOf(shop))?.left ?? []
    expect(left.find(({ kind }) => kind === 'pages')).toEqual({
      ...{ kind: 'pages', name: 'About Zellige', is_used: false },
      places: [{ page: 'own-page', title: 'Own' }],
    })
    // Its pictures are there for it.
    const others = left.filter(({ kind }) => kind !== 'pages')
    expect(others.map(({ kind, places }) => [kind, places])).toContainEqual(['media', []])
    const { targets } = (await shop.clients.anon.rpc('read_page', { p_slug: 'own-page' })).data as {
      targets: Record<string, object>
    }
    expect(targets[about]).toMatchObject({ path: '/about' })
  })

  it('a menu keeps the owner’s entries, and none that leads to what is gone', async () => {
    const { items } = await shop.one<{ items: { label: unknown; target: unknown; items?: object[] }[] }>(
      "select items from public.menus where slug = 'header'",
    )
    expect(items).toEqual([
      {
        ...{ label: { $text: { en: 'Women', fr: 'Femme', ar: 'نساء' } }, target: null },
        items: [{ label: null, target: { $link: { kind: 'page', id: ownPage } }, items: [] }],
      },
      {
        label: { $text: { en: 'Collections', fr: 'Collections', ar: 'التشكيلات' } },
        target: { $link: { kind: 'screen', screen: 'collections' } },
      },
    ])
    expect(await count(shop, 'public.departments')).toBe(0)
    expect(await count(shop, 'public.categories')).toBe(0)
  })

  it('nothing is left of what was written about the sample’s customers, nor of what waits to be sent to them', async () => {
    expect(await count(shop, 'public.customer_tags')).toBe(0)
    expect(await shop.sql('select recipient from private.email_outbox')).toEqual([
      { recipient: 'own@customer.example' },
    ])
  })

  it('without the link the rest of the sample goes too', async () => {
    await publishLink(shop, ownPage, { kind: 'screen', screen: 'collections' })
    await removeAll(shop)
    expect(await sizeOf(shop)).toBeNull()
    expect(await shop.sql('select slug from public.pages where not is_fixed')).toEqual([{ slug: 'own-page' }])
    expect(await count(shop, 'public.media')).toBe(0)
  })
})

describe('a shop of its own', () => {
  it('the sample does not come to a shop that has anything of its own', async () => {
    const { database, close } = await openCopy(inject('templates'), 'empty', { seed: false })
    const load = () =>
      database.exec(seedSql('curated')).then(
        () => 'loaded',
        async (error: Error) => {
          await database.exec('rollback')
          return error.message
        },
      )
    for (const [make, undo] of [
      [
        "insert into public.pages (slug, kind, title) values ('atelier', 'page', 'Atelier')",
        "delete from public.pages where slug = 'atelier'",
      ],
      [
        "insert into public.collections (slug, name) values ('bowls', 'Bowls')",
        'delete from public.collections',
      ],
      [
        "insert into auth.users (id, email) values (gen_random_uuid(), 'leila@atelier.example')",
        'delete from auth.users',
      ],
    ] as const) {
      await database.exec(make)
      expect([make, await load()]).toEqual([make, expect.stringContaining('of its own')])
      await database.exec(undo)
    }
    expect(await load()).toBe('loaded')
    await close()
  }, 120_000)
})
