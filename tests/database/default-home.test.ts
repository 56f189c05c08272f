// What the first page shows until its owner publishes one: composed by what the shop has.
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { openShop, type Shop } from '../support/shop.ts'

const link = v.object({ $link: v.looseObject({ kind: v.string() }) })
const page = v.object({
  sections: v.array(
    v.looseObject({
      id: v.string(),
      kind: v.string(),
      rhythm: v.optional(v.string()),
      to: v.optional(v.nullable(link)),
      askTo: v.optional(link),
      tiles: v.optional(v.array(v.looseObject({ to: link }))),
    }),
  ),
  products: v.record(v.string(), v.array(v.looseObject({ slug: v.string() }))),
  targets: v.record(v.string(), v.looseObject({ slug: v.string(), picture: v.optional(v.string()) })),
})

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.sql("update public.pages set published_version = null where slug = 'home'")
  await shop.sql(
    "delete from public.page_versions where page_id = (select id from public.pages where slug = 'home')",
  )
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql('delete from public.deals')
  await shop.sql('update public.departments set in_menu = true')
})

/** Only so many products are for sale, of as few collections as there are. */
const keep = (count: number) =>
  shop.sql(
    `update public.products p set status = case when k.n <= $1 then 'live' else 'archived' end
     from (select id, row_number() over (order by collection_slug, id) as n from public.products) k where k.id = p.id`,
    [count],
  )
const shown = () => answer(shop.clients.anon.rpc('read_page', { p_slug: 'home' }), page)
const sectionOf = ({ sections }: v.InferOutput<typeof page>, id: string) =>
  sections.find((section) => section.id === id)

describe('the first page of a shop that has published none', () => {
  it('a first page without products is the owner’s own once something else than the default is published', async () => {
    await keep(0)
    const isOwn = async () =>
      (
        await answer(
          shop.clients.anon.rpc('read_page', { p_slug: 'home' }),
          v.object({ is_own: v.boolean() }),
        )
      ).is_own
    const publish = (sections: string) =>
      shop.sql(
        `insert into public.page_versions (page_id, sections, state)
         select id, ${sections}, 'published' from public.pages where slug = 'home'`,
      )
    expect(await isOwn()).toBe(false)
    await publish('private.default_home()')
    expect(await isOwn()).toBe(false)
    await publish(`'[{"id": "words", "kind": "rich-text"}]'`)
    expect(await isOwn()).toBe(true)
    await shop.sql("update public.pages set published_version = null where slug = 'home'")
    await shop.sql(
      "delete from public.page_versions where page_id = (select id from public.pages where slug = 'home')",
    )
  })

  it('one product stands alone: the opening leads to it, and a question stands beside it', async () => {
    await keep(1)
    const home = await shown()
    expect(home.sections.map(({ id }) => id)).toEqual(['hero', 'facts', 'newest'])
    expect(sectionOf(home, 'hero')?.to?.$link.kind).toBe('product')
    expect(sectionOf(home, 'newest')).toMatchObject({ named: 'all', rhythm: 'lead' })
    expect(sectionOf(home, 'newest')?.askTo?.$link.kind).toBe('page')
    expect(home.products.newest).toHaveLength(1)
  })

  it.each([2, 3, 7, 11])('%s products are led by one and leave no cell to nothing', async (count) => {
    await keep(count)
    const home = await shown()
    expect(sectionOf(home, 'hero')?.to).toBeNull()
    expect(sectionOf(home, 'newest')).toMatchObject({ rhythm: 'lead', askTo: expect.anything() })
    expect(home.products.newest).toHaveLength(count)
  })

  it('from twelve products on the newest fill a grid, with a link to all', async () => {
    await keep(12)
    const home = await shown()
    expect(sectionOf(home, 'newest')).toMatchObject({ named: 'newest', to: expect.anything() })
    expect(sectionOf(home, 'newest')).not.toHaveProperty('rhythm')
    expect(home.products.newest).toHaveLength(12)
  })

  it('departments with products are tiles, without them collections, and one alone is none', async () => {
    await keep(1000)
    const departments = await shown()
    const tiles = sectionOf(departments, 'tiles')?.tiles ?? []
    expect(tiles.length).toBeGreaterThan(1)
    for (const tile of tiles) expect(tile.to.$link.kind).toBe('department')
    const chosen = Object.values(departments.targets).filter(({ picture }) => picture !== undefined)
    expect(chosen).toHaveLength(tiles.length)
    for (const { picture } of chosen) expect(picture).toMatch(/^\//)

    await shop.sql('update public.departments set in_menu = false')
    const collections = await shown()
    expect(sectionOf(collections, 'tiles')?.tiles?.[0]?.to.$link.kind).toBe('collection')

    await keep(1)
    expect(sectionOf(await shown(), 'tiles')).toBeUndefined()
  })

  it('deals are there while they run', async () => {
    await keep(12)
    expect(sectionOf(await shown(), 'deals')).toBeUndefined()
    await shop.sql(
      `insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
       select id, 'daily', 0.01, 5, now() - interval '1 hour', now() + interval '1 hour'
       from public.products where status = 'live' limit 1`,
    )
    expect(sectionOf(await shown(), 'deals')).toMatchObject({ kind: 'daily-deals' })
  })

  it('best sellers are there once four sold', async () => {
    await keep(20)
    await shop.sql('update public.products set units_sold = 0')
    expect(sectionOf(await shown(), 'best')).toBeUndefined()
    await shop.sql(
      `update public.products set units_sold = 2 where id in
       (select id from public.products where status = 'live' and quantity > 0 limit 4)`,
    )
    expect(sectionOf(await shown(), 'best')).toMatchObject({ layout: 'ranked' })
  })
})
