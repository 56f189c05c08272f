// What collections are sorted into: departments with their pages, categories, and groups.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { refusal } from '../support/checkout.ts'
import { openShop, roles, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const owner = () => shop.clients.owner
const newSlug = (kind: string) => `${kind}-${randomUUID().slice(0, 8)}`

async function department(slug = newSlug('pets')) {
  const { id } = await shop.one<{ id: string }>(
    "insert into public.departments (slug, name) values ($1, 'Pets') returning id",
    [slug],
  )
  return { id, slug }
}
const idOf = async (table: 'departments' | 'categories' | 'collection_groups', slug: string) =>
  (await shop.one<{ id: string }>(`select id from public.${table} where slug = $1`, [slug])).id
const page = (slug: string) =>
  answer(
    shop.clients.anon.rpc('read_page', { p_slug: slug }),
    v.nullable(v.looseObject({ kind: v.optional(v.string()), moved_to: v.optional(v.string()) })),
  )

describe('departments', () => {
  it('a department has a page under its slug, which goes along and leaves a redirect', async () => {
    const slug = newSlug('pets')
    expect((await owner().from('departments').insert({ slug, name: 'Pets' })).error).toBeNull()
    expect(await page(slug)).toMatchObject({
      kind: 'department',
      title: 'Pets',
      department: slug,
      sections: null,
    })
    const moved = `${slug}-all`
    expect((await owner().from('departments').update({ slug: moved }).eq('slug', slug)).error).toBeNull()
    expect(await page(moved)).toMatchObject({ department: moved })
    expect(await page(slug)).toEqual({ moved_to: moved })
    expect((await owner().from('departments').delete().eq('slug', moved)).error).toBeNull()
    expect(await page(moved)).toEqual({ moved_to: '' })
  })

  it.each(['cart', 'admin', 'sale', 'Pets', 'a b'])('a department cannot have the slug %j', async (slug) => {
    expect((await owner().from('departments').insert({ slug, name: 'Pets' })).error).not.toBeNull()
    expect(await shop.sql('select 1 from public.departments where slug = $1', [slug])).toEqual([])
  })

  it('a new department comes last, and the facts that every page reads have it in its place', async () => {
    const { slug } = await department()
    const facts = v.looseObject({ departments: v.array(v.object({ slug: v.string(), name: v.string() })) })
    const { departments } = await answer(shop.clients.anon.rpc('shop_facts'), facts)
    expect(departments.map((each) => each.slug).slice(0, 4)).toEqual(['women', 'men', 'kids', 'beauty'])
    expect(departments.at(-1)).toEqual({ slug, name: 'Pets' })
  })

  it('a department that collections belong to stays', async () => {
    const { slug } = await department()
    await shop.sql("insert into public.collections (slug, name, department) values ($1, 'Toys', $1)", [slug])
    const { error } = await owner().from('departments').delete().eq('slug', slug)
    expect(error?.code).toBe('23503')
  })
})

describe('what pages show', () => {
  it.each([
    ['departments', 'women'],
    ['categories', 'dresses'],
    ['collection_groups', 'shoes'],
  ] as const)('of the %s, %s stays while a page shows it, which is named', async (table, slug) => {
    const refused = await refusal(owner().from(table).delete().eq('slug', slug))
    expect(refused).toMatchObject({ status: 409, message: 'IS_SHOWN' })
    expect(refused.detail).toMatchObject({
      places: expect.arrayContaining([{ page: expect.any(String), title: expect.any(String) }]),
    })
    expect(await idOf(table, slug)).toBeTruthy()
  })
})

describe('categories', () => {
  const facts = v.looseObject({
    categories: v.array(
      v.looseObject({
        slug: v.string(),
        part_of: v.optional(v.string()),
        path: v.optional(v.string()),
        picture: v.optional(v.looseObject({ src: v.string() })),
      }),
    ),
  })
  const categories = async () => (await answer(shop.clients.anon.rpc('shop_facts'), facts)).categories

  it('a category says where the shop lists it: on its own page, or as a part of another', async () => {
    const found = new Map((await categories()).map((each) => [each.slug, each]))
    expect(found.get('dresses')).toMatchObject({
      path: '/dresses',
      picture: { src: '/art/category-dresses' },
    })
    expect(found.get('sneakers')).toMatchObject({ path: '/shoes-bags?category=sneakers', part_of: 'shoes' })
    expect(found.get('shirts')?.path).toBe('/men?category=shirts')
    expect(found.get('kaftans')).toEqual({ slug: 'kaftans', name: 'Kaftans' })
  })

  it('a category is no part of itself, and a wider one may go', async () => {
    const [wide, narrow] = [newSlug('wide'), newSlug('narrow')]
    await owner().from('categories').insert({ slug: wide, name: 'Wide' })
    expect(
      (await owner().from('categories').insert({ slug: narrow, name: 'Narrow', part_of: wide })).error,
    ).toBeNull()
    expect(
      (await owner().from('categories').update({ part_of: narrow }).eq('slug', narrow)).error,
    ).not.toBeNull()
    expect((await owner().from('categories').delete().eq('slug', wide)).error).toBeNull()
    expect(await shop.one('select part_of from public.categories where slug = $1', [narrow])).toEqual({
      part_of: null,
    })
  })

  it('a category with collections takes them along to another slug, and is not deleted', async () => {
    const slug = newSlug('kind')
    await owner().from('categories').insert({ slug, name: 'Kind' })
    await shop.sql("insert into public.collections (slug, name, category) values ($1, 'Kind', $1)", [slug])
    expect((await owner().from('categories').delete().eq('slug', slug)).error?.code).toBe('23503')
    expect(
      (
        await owner()
          .from('categories')
          .update({ slug: `${slug}-b` })
          .eq('slug', slug)
      ).error,
    ).toBeNull()
    expect(await shop.one('select category from public.collections where slug = $1', [slug])).toEqual({
      category: `${slug}-b`,
    })
  })
})

describe('their order', () => {
  const ids = async () =>
    (await shop.sql<{ id: string }>('select id from public.departments order by position, id')).map(
      ({ id }) => id,
    )
  const order = (p_ids: string[], p_kind = 'department') => owner().rpc('order_structure', { p_kind, p_ids })

  it('the order of departments is changed as a whole, and recorded once', async () => {
    const seen = await ids()
    const next = seen.toReversed()
    expect((await order(next)).error).toBeNull()
    expect(await ids()).toEqual(next)
    const [log] = await shop.sql(
      'select table_name, operation from private.audit_log order by id desc limit 1',
    )
    expect(log).toEqual({ table_name: 'departments', operation: 'update' })
    expect((await order(seen)).error).toBeNull()
  })

  it('an order without a row, or with one that is not there, is refused', async () => {
    const seen = await ids()
    for (const wrong of [seen.slice(1), [...seen, randomUUID()], [...seen.slice(1), seen[1] ?? '']])
      expect(await refusal(order(wrong))).toMatchObject({ status: 409, message: 'ORDER_CHANGED' })
    expect(await refusal(order(seen, 'products'))).toMatchObject({ status: 400, detail: { field: 'kind' } })
    expect(await ids()).toEqual(seen)
  })

  it.each(roles.filter((role) => role !== 'owner'))('the structure is not for %s', async (role) => {
    const client = shop.clients[role]
    const call = client.rpc('order_structure', { p_kind: 'department', p_ids: [] })
    expect([401, 403, 404]).toContain((await refusal(call)).status)
    const slug = newSlug('mine')
    await client.from('departments').insert({ slug, name: 'Mine' })
    expect(await shop.sql('select 1 from public.departments where slug = $1', [slug])).toEqual([])
  })
})

describe('feeds', () => {
  const feed = v.array(
    v.looseObject({
      department: v.nullable(v.string()),
      gender: v.nullable(v.string()),
      age_group: v.nullable(v.string()),
    }),
  )

  it('a product is for whom its department is, at the age of its category where that is narrower', async () => {
    const products = await answer(shop.clients.anon.rpc('feed_products', { p_after: '', p_limit: 500 }), feed)
    const said = new Set(products.map((each) => [each.department, each.gender, each.age_group].join(' ')))
    expect(said).toContain('Women female adult')
    expect([...said].filter((each) => each.startsWith('Men '))).toEqual(
      [...said].filter((each) => each === 'Men male adult'),
    )
    await shop.sql("update public.categories set age_group = 'toddler' where slug = 'dresses'")
    const changed = await answer(shop.clients.anon.rpc('feed_products', { p_after: '', p_limit: 500 }), feed)
    expect(changed.some((each) => each.age_group === 'toddler')).toBe(true)
    await shop.sql("update public.categories set age_group = null where slug = 'dresses'")
  })
})
