// What the owner does with collections: adds and changes them, chooses and orders their products, deletes them.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../../src/config/paths.ts'
import { answer, row } from '../support/answer.ts'
import { makeProduct, refusal } from '../support/checkout.ts'
import { openShop, type Row, roles, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const owner = () => shop.clients.owner
type Fields = Partial<
  Record<'name' | 'slug' | 'description' | 'group' | 'department' | 'category' | 'image', string | null>
>
const savedCollection = v.looseObject({ slug: v.string(), version: v.string() })
const collectionDetail = v.looseObject({
  id: v.string(),
  version: v.string(),
  name: v.string(),
  group: v.nullable(v.string()),
  department: v.nullable(v.string()),
  category: v.nullable(v.string()),
  members: v.array(row),
})
type Members = { p_members?: string[]; p_seen?: string[] }

const fields = (changes: Fields = {}) => ({
  name: 'Linen Days',
  slug: `linen-${randomUUID().slice(0, 8)}`,
  description: 'Cool cloth for hot days.',
  group: 'women',
  image: null,
  ...changes,
})
const save = (id: string, changes: Fields = {}, version: string | null = null, members: Members = {}) =>
  owner().rpc('save_collection', {
    p_id: id,
    p_fields: fields(changes),
    ...(version && { p_version: version }),
    ...members,
  })
async function made(changes: Fields = {}, members: Members = {}) {
  const id = randomUUID()
  return { id, ...(await answer(save(id, changes, null, members), savedCollection)) }
}
const read = (slug: string) =>
  answer(owner().rpc('get_collection', { p_slug: slug }), v.nullable(collectionDetail))
async function there(slug: string) {
  const collection = await read(slug)
  if (!collection) throw new Error(`There is no ${slug}`)
  return collection
}
const membersOf = async (slug: string) => (await read(slug))?.members.map(({ id }) => id)
const log = () =>
  shop.sql<{ table_name: string; label: string; operation: string; difference: Row }>(
    'select table_name, label, operation, difference from private.audit_log order by id desc limit 5',
  )

describe('a collection', () => {
  it('a collection is added cleaned, at the end of its group, in its department, and recorded', async () => {
    const before = await shop.one<{ last: number }>(
      `select max(position) as last from public.collections where group_slug = 'women'`,
    )
    const { id, slug } = await made({ name: ' Linen\u202e  Days ', description: 'One.\r\n\r\n\r\nTwo.' })
    const row = await shop.one('select * from public.collections where id = $1', [id])
    expect(row).toMatchObject({
      name: 'Linen Days',
      description: 'One.\n\nTwo.',
      position: before.last + 1,
      department: 'women',
      category: null,
    })
    expect(await read(slug)).toMatchObject({ kind: 'hand', live: 0, own: 0, members: [] })
    expect((await log())[0]).toMatchObject({
      table_name: 'collections',
      label: 'Linen Days',
      operation: 'insert',
    })
  })

  it('a collection that is sent twice is added once', async () => {
    const { id, slug } = await made()
    const { data } = await save(id, { slug })
    expect(data).toMatchObject({ slug })
    expect(await shop.sql('select 1 from public.collections where slug = $1', [slug])).toHaveLength(1)
  })

  it('a collection is changed only by an owner who saw its current version', async () => {
    const { id, slug, version } = await made()
    const saved = await answer(save(id, { slug, name: 'First' }, version), savedCollection)
    expect(saved.version).not.toBe(version)
    expect(await refusal(save(id, { slug, name: 'Second' }, version))).toMatchObject({
      status: 409,
      message: 'COLLECTION_CHANGED',
    })
    expect((await read(slug))?.name).toBe('First')
  })

  it('a collection is not created again by a change after it was deleted', async () => {
    expect(await refusal(save(randomUUID(), {}, '2026-01-01T00:00:00Z'))).toMatchObject({
      status: 404,
      message: 'COLLECTION_GONE',
    })
  })

  it.each([
    ['name', { name: '' }],
    ['name', { name: ' \u200b ' }],
    ['name', { name: 'n'.repeat(81) }],
    ['description', { description: '' }],
    ['description', { description: 'd'.repeat(601) }],
    ['slug', { slug: 'Linen Days' }],
    ['slug', { slug: '' }],
    ['slug', { slug: '../admin' }],
    ['slug', { slug: 's'.repeat(81) }],
    ['group', { group: 'Everything' }],
    ['image', { image: 'javascript:alert(1)' }],
    ['image', { image: '//evil.example/a.png' }],
    ['image', { image: `/${'i'.repeat(2000)}` }],
  ])('a collection with a wrong %s is refused: %j', async (field, changes) => {
    expect(await refusal(save(randomUUID(), changes))).toMatchObject({
      status: 400,
      message: 'INVALID_INPUT',
      detail: { field },
    })
  })

  it('a collection cannot have the address of another one', async () => {
    expect(await refusal(save(randomUUID(), { slug: 'dresses' }))).toMatchObject({
      status: 409,
      message: 'SLUG_TAKEN',
    })
  })

  // Collections have paths of their own, so the database knows no page and a new page needs no migration.
  it('the address of a collection may be the name of any page of the shop', async () => {
    const there = await shop.sql<{ slug: string }>('select slug from public.collections')
    const taken = there.map(({ slug }) => slug)
    const names = Object.values(paths)
      .filter((path) => typeof path === 'string')
      .filter((path) => !path.includes('?'))
      .map((path) => path.split('/')[1] ?? '')
      .filter((name) => name !== '' && !taken.includes(name))
    expect(names).toContain('deals')
    for (const slug of new Set([...names, 'new'])) await made({ slug })
  })

  it('a collection takes its products along to another address', async () => {
    const { id, slug, version } = await made()
    const product = await makeProduct(shop)
    await shop.sql('update public.products set collection_slug = $1 where id = $2', [slug, product.id])
    const { data } = await save(id, { slug: `${slug}-moved` }, version)
    expect(data).toMatchObject({ slug: `${slug}-moved` })
    expect(await read(`${slug}-moved`)).toMatchObject({ own: 1, live: 1 })
    const { data: listed } = await shop.clients.anon.rpc('list_products', {
      p_filter: { collection: `${slug}-moved` },
    })
    expect((listed as { total: number }).total).toBe(1)
  })

  it('a collection is found at its former addresses, until another stands there', async () => {
    const movedTo = async (slug: string) =>
      (await shop.clients.anon.rpc('moved_collection', { p_slug: slug })).data
    const { id, slug, version } = await made()
    const move = async (to: string, seen: string) =>
      (await answer(save(id, { slug: to }, seen), savedCollection)).version
    const third = await move(`${slug}-c`, await move(`${slug}-b`, version))
    for (const before of [slug, `${slug}-b`]) expect(await movedTo(before)).toBe(`${slug}-c`)
    // Back to where it was, and another one where it was between.
    await move(slug, third)
    expect(await movedTo(slug)).toBeNull()
    await made({ slug: `${slug}-b` })
    expect(await movedTo(`${slug}-b`)).toBeNull()
    expect(await movedTo(`${slug}-c`)).toBe(slug)
    await shop.sql('delete from public.collections where id = $1', [id])
    expect(await movedTo(`${slug}-c`)).toBeNull()
  })

  it('a collection changes its group, department and category, which must be there', async () => {
    const { id, slug, version } = await made()
    const place = { group: 'sale', department: 'men', category: 'shirts' }
    expect((await save(id, { slug, ...place }, version)).error).toBeNull()
    expect(await read(slug)).toMatchObject({ ...place, groupName: 'Sale', kind: 'home' })
    for (const field of ['group', 'department', 'category'] as const)
      expect(await refusal(save(randomUUID(), { [field]: 'nowhere' }))).toMatchObject({
        status: 400,
        message: 'INVALID_INPUT',
        detail: { field },
      })
    const bare = await made({ group: null })
    expect(await read(bare.slug)).toMatchObject({ group: null, groupName: null, isPoster: false })
  })

  it.each(roles.filter((role) => role !== 'owner'))(
    'the owner’s functions for collections refuse %s',
    async (role) => {
      const client = shop.clients[role]
      for (const call of [
        client.rpc('list_collections'),
        client.rpc('get_collection', { p_slug: 'dresses' }),
        client.rpc('save_collection', { p_id: randomUUID(), p_fields: fields() }),
        client.rpc('order_collections', { p_group: 'women', p_slugs: [], p_seen: [] }),
        client.rpc('move_collection', { p_id: randomUUID(), p_move_to: 'tops' }),
        client.rpc('delete_collection', { p_id: randomUUID() }),
      ])
        expect([401, 403, 404]).toContain((await refusal(call)).status)
    },
  )
})

describe('the products of a collection', () => {
  const three = async () => {
    const products = await Promise.all([1, 2, 3].map(() => makeProduct(shop)))
    return products.map(({ id }) => id)
  }

  it('the products of a collection are chosen and put in order, as shoppers then see them', async () => {
    const ids = await three()
    const { id, slug, version } = await made({}, { p_members: ids })
    expect(await membersOf(slug)).toEqual(ids)
    const turned = ids.toReversed()
    const { error } = await save(id, { slug }, version, { p_members: turned, p_seen: ids })
    expect(error).toBeNull()
    const { data } = await shop.clients.anon.rpc('list_products', {
      p_filter: { collection: slug },
    })
    expect(data).toMatchObject({ products: turned.map((product) => ({ id: product })) })
    expect((await log())[0]).toMatchObject({
      table_name: 'collections',
      difference: { products: expect.any(Array) },
    })
    expect((await read(slug))?.live).toBe(3)
  })

  it('the products of a collection are not overwritten unseen', async () => {
    const [a = '', b = '', c = ''] = await three()
    const { id, slug, version } = await made({ department: 'women' }, { p_members: [a, b] })
    expect(
      (await save(id, { slug, department: 'women' }, version, { p_members: [b, a], p_seen: [a, b] })).error,
    ).toBeNull()
    expect(
      await refusal(
        save(id, { slug, department: 'women' }, version, { p_members: [a, b, c], p_seen: [a, b] }),
      ),
    ).toMatchObject({
      status: 409,
      message: 'MEMBERS_CHANGED',
    })
    expect(await membersOf(slug)).toEqual([b, a])
  })

  it('the products of a collection stay as they are when a change is about something else', async () => {
    const ids = await three()
    const { id, slug, version } = await made({}, { p_members: ids })
    await save(id, { slug, name: 'Other' }, version)
    expect(await membersOf(slug)).toEqual(ids)
  })

  it('the products chosen for a collection must be there, once each, and at most 500', async () => {
    const [a = ''] = await three()
    const { id, slug, version } = await made()
    const change = (p_members: string[]) => save(id, { slug }, version, { p_members, p_seen: [] })
    expect(await refusal(change([a, randomUUID()]))).toMatchObject({ status: 409, message: 'PRODUCTS_GONE' })
    expect(await refusal(change([a, a]))).toMatchObject({ status: 400, detail: { field: 'members' } })
    expect(await refusal(change(Array.from({ length: 501 }, () => randomUUID())))).toMatchObject({
      status: 400,
    })
    expect(await membersOf(slug)).toEqual([])
  })

  it.each(['this-week', 'dresses'])(
    'products are not chosen for %s, which gathers them itself',
    async (slug) => {
      const [a = ''] = await three()
      const row = await there(slug)
      const change = {
        slug,
        name: row.name,
        group: row.group,
        department: row.department,
        category: row.category,
      }
      expect(await refusal(save(row.id, change, row.version, { p_members: [a], p_seen: [] }))).toMatchObject({
        status: 409,
        message: 'GATHERS_BY_ITSELF',
      })
    },
  )

  it('the owner cannot write the products of a collection into their table directly', async () => {
    const { id } = await made()
    const [a = ''] = await three()
    const { error } = await owner().from('collection_products').insert({ collection_id: id, product_id: a })
    expect(error?.code).toBe('42501')
  })

  it('products that a collection takes from elsewhere do not count twice for a department', async () => {
    const count = async () => {
      const summaries = v.array(v.object({ department: v.nullable(v.string()), count: v.number() }))
      return (await answer(shop.clients.anon.rpc('collection_summaries'), summaries))
        .filter(({ department }) => department === 'women')
        .reduce((sum, each) => sum + each.count, 0)
    }
    const ids = await three()
    const before = await count()
    await made({}, { p_members: ids })
    expect(await count()).toBe(before)
  })
})

describe('the order within a group', () => {
  const grouped = v.array(v.object({ slug: v.string(), group: v.nullable(v.string()) }))
  const order = async (group: string) =>
    (await answer(owner().rpc('list_collections'), grouped))
      .filter((each) => each.group === group)
      .map(({ slug }) => slug)

  it('the order within a group is changed as a whole, and only by who saw it as it is', async () => {
    const seen = await order('beauty')
    const next = seen.toReversed()
    const change = (p_slugs: string[], p_seen: string[]) =>
      owner().rpc('order_collections', { p_group: 'beauty', p_slugs, p_seen })
    expect((await change(next, seen)).error).toBeNull()
    expect(await order('beauty')).toEqual(next)
    expect(await refusal(change(seen, seen))).toMatchObject({ status: 409, message: 'ORDER_CHANGED' })
    expect(await refusal(change(next.slice(1), next))).toMatchObject({
      status: 400,
      message: 'INVALID_INPUT',
    })
    expect(await refusal(change(['dresses', ...next.slice(1)], next))).toMatchObject({ status: 400 })
    expect(await order('beauty')).toEqual(next)
  })

  it('a new order within a group does not count as a change of the collections', async () => {
    const before = await shop.sql(`select slug, updated_at from public.collections order by slug`)
    const seen = await order('men')
    await owner().rpc('order_collections', { p_group: 'men', p_slugs: seen.toReversed(), p_seen: seen })
    expect(await shop.sql(`select slug, updated_at from public.collections order by slug`)).toEqual(before)
  })
})

describe('deleting a collection', () => {
  it('deleting a collection leaves its chosen products in the range', async () => {
    const product = await makeProduct(shop)
    const { id, slug } = await made({}, { p_members: [product.id] })
    expect((await owner().rpc('delete_collection', { p_id: id })).error).toBeNull()
    expect(await read(slug)).toBeNull()
    expect(await shop.sql('select 1 from public.products where id = $1', [product.id])).toHaveLength(1)
    expect((await log())[0]).toMatchObject({ table_name: 'collections', operation: 'delete' })
    expect(await refusal(owner().rpc('delete_collection', { p_id: id }))).toMatchObject({ status: 404 })
  })

  it('deleting a collection is refused as long as products belong to it, archived ones too', async () => {
    const { id, slug } = await made()
    const product = await makeProduct(shop, { status: 'archived' })
    await shop.sql('update public.products set collection_slug = $1 where id = $2', [slug, product.id])
    expect(await refusal(owner().rpc('delete_collection', { p_id: id }))).toMatchObject({
      status: 409,
      message: 'HAS_PRODUCTS',
      detail: { count: 1 },
    })
    expect(await read(slug)).toMatchObject({ own: 1 })
  })

  it('deleting a collection is refused where a page shows it, which is named, by the table too', async () => {
    const dresses = await there('dresses')
    expect(await refusal(owner().rpc('delete_collection', { p_id: dresses.id }))).toMatchObject({
      status: 409,
      message: 'IS_SHOWN',
      detail: { places: expect.arrayContaining([{ page: 'home', title: expect.any(String) }]) },
    })
    await owner().from('collections').delete().eq('id', dresses.id)
    expect(await read('dresses')).not.toBeNull()
  })
})
