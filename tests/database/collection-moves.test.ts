// The products of a large collection move in batches: to another collection, or along to its own new address.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { refusal } from '../support/checkout.ts'
import { openShop, type Row, type Shop } from '../support/shop.ts'

// Batches of five hundred would make these tests slow and show nothing more.
const batch = 10

let shop: Shop
let mostMoved: number
beforeAll(async () => {
  shop = await openShop()
  mostMoved = (await shop.one<{ n: number }>('select private.most_moved() as n')).n
  await shop.sql(`create or replace function private.most_moved() returns int language sql immutable
    set search_path = '' as 'select ${batch}'`)
}, 60_000)
afterAll(() => shop.close())

const owner = () => shop.clients.owner
const newSlug = () => `linen-${randomUUID().slice(0, 8)}`

/** A collection with a number of products, every tenth of them archived. */
async function large(size: number, group = 'women') {
  const id = randomUUID()
  const slug = newSlug()
  await shop.sql(
    'insert into public.collections (id, slug, name, description, group_slug) values ($1, $2, $2, $2, $3)',
    [id, slug, group],
  )
  await shop.sql(
    `insert into public.products (slug, title, description, price, image_url, collection_slug, quantity, status)
      select $1 || '-' || n, 'Shirt ' || n, 'd', 20, '/a.png', $1, 1, case when n % 10 = 0 then 'archived' else 'live' end
      from generate_series(1, $2::int) as n`,
    [slug, size],
  )
  return { id, slug }
}
const move = (id: string, to: string) => owner().rpc('move_collection', { p_id: id, p_move_to: to })
const moveAll = async (id: string, to: string) => {
  const answers: { left: number }[] = []
  do answers.push(await answer(move(id, to), v.looseObject({ left: v.number() })))
  while (answers.at(-1)?.left)
  return answers
}
/** How many of the products made for a collection belong to which slug. */
const countsOf = async (slug: string) => {
  const rows = await shop.sql<{ at: string; n: number }>(
    `select collection_slug as at, count(*)::int as n from public.products where slug like $1 group by 1`,
    [`${slug}-%`],
  )
  return Object.fromEntries(rows.map(({ at, n }) => [at, n]))
}
const read = (slug: string) => answer(owner().rpc('get_collection', { p_slug: slug }), v.nullable(row))
const listed = async (collection: string) => {
  const request = shop.clients.anon.rpc('list_products', { p_filter: { collection } })
  return (await answer(request, v.object({ total: v.number() }))).total
}
const rename = async (id: string, to: string) => {
  const row = await shop.one<{ version: string; name: string; group: string }>(
    'select updated_at::text as version, name, group_slug as "group" from public.collections where id = $1',
    [id],
  )
  return owner().rpc('save_collection', {
    p_id: id,
    p_fields: { name: row.name, slug: to, description: 'd', group: row.group, image: null },
    p_version: row.version,
  })
}
const entriesOf = (label: string) =>
  shop.sql<{ operation: string; difference: Row }>(
    `select operation, difference from private.audit_log where label = $1 or label like 'Shirt %' order by id`,
    [label],
  )

describe('moving the products of a collection', () => {
  it('a call moves at most five hundred products and says how many are left, so that the next goes on', async () => {
    expect(mostMoved).toBe(500)
    const from = await large(2 * batch + 4)
    const to = await large(0)
    expect((await move(from.id, to.slug)).data).toEqual({ moved: batch, left: batch + 4 })
    expect(await countsOf(from.slug)).toEqual({ [from.slug]: batch + 4, [to.slug]: batch })
    expect(await moveAll(from.id, to.slug)).toEqual([
      { moved: batch, left: 4 },
      { moved: 4, left: 0 },
    ])
    expect(await countsOf(from.slug)).toEqual({ [to.slug]: 2 * batch + 4 })
    expect((await move(from.id, to.slug)).data).toEqual({ moved: 0, left: 0 })
    expect((await owner().rpc('delete_collection', { p_id: from.id })).error).toBeNull()
  })

  it('shoppers see every product in exactly one of the two collections during a move', async () => {
    const from = await large(batch + 10)
    const to = await large(0)
    await move(from.id, to.slug)
    // The lists show live products only, and every tenth is archived.
    expect((await listed(from.slug)) + (await listed(to.slug))).toBe((batch + 10) * 0.9)
    const { rows } = await shop.database.query(
      `select slug from public.products where slug like $1 and search @@ to_tsquery('english', $2)`,
      [`${from.slug}-%`, to.slug.split('-')[1]],
    )
    expect(rows).toHaveLength(batch)
  })

  it('moving the products of a collection is recorded once, however many calls it takes', async () => {
    const from = await large(batch + 10)
    const to = await large(0)
    await moveAll(from.id, to.slug)
    expect(await entriesOf(from.slug)).toEqual([
      {
        operation: 'update',
        difference: { products: [batch + 10, 0], products_moved_to: [null, to.slug] },
      },
    ])
    // Another move of as many products is another entry.
    await shop.sql('update public.products set collection_slug = $1 where collection_slug = $2', [
      from.slug,
      to.slug,
    ])
    await moveAll(from.id, to.slug)
    expect(await entriesOf(from.slug)).toHaveLength(2)
  })

  it('moving the products of a collection is refused when they cannot belong to the target', async () => {
    const { id, slug } = await large(1)
    for (const target of ['this-week', 'nowhere'])
      expect(await refusal(move(id, target))).toMatchObject({ status: 400, detail: { field: 'moveTo' } })
    expect(await refusal(move(randomUUID(), 'tops'))).toMatchObject({
      status: 404,
      message: 'COLLECTION_GONE',
    })
    expect(await countsOf(slug)).toEqual({ [slug]: 1 })
  })

  it.each(['anon', 'shopper', 'other'] as const)(
    'moving the products of a collection is refused to %s',
    async (role) => {
      const { id, slug } = await large(1)
      const call = shop.clients[role].rpc('move_collection', { p_id: id, p_move_to: 'tops' })
      expect([401, 403, 404]).toContain((await refusal(call)).status)
      expect(await countsOf(slug)).toEqual({ [slug]: 1 })
    },
  )
})

describe('another address of a collection', () => {
  it('a new address of a collection takes up to five hundred products along at once', async () => {
    const { id, slug } = await large(batch)
    const next = newSlug()
    expect((await rename(id, next)).error).toBeNull()
    expect(await countsOf(slug)).toEqual({ [next]: batch })
    expect(await read(next)).toMatchObject({ own: batch, former: 0 })
    expect(await entriesOf(slug)).toEqual([
      { operation: 'update', difference: expect.objectContaining({ slug: [slug, next] }) },
    ])
  })

  it('a larger collection shows all products under its new address alone before they have moved', async () => {
    const { id, slug } = await large(batch + 10)
    const next = newSlug()
    expect((await rename(id, next)).error).toBeNull()
    expect(await countsOf(slug)).toEqual({ [slug]: batch + 10 })
    expect(await listed(next)).toBe((batch + 10) * 0.9)
    expect(await read(next)).toMatchObject({
      own: batch + 10,
      former: batch + 10,
      live: (batch + 10) * 0.9,
    })
    expect(await read(slug)).toBeNull()
    expect((await shop.clients.anon.rpc('moved_collection', { p_slug: slug })).data).toBe(next)
    const { data: summaries } = await shop.clients.anon.rpc('collection_summaries')
    const shown = (summaries as Row[]).filter((each) => each.slug === slug || each.slug === next)
    expect(shown).toMatchObject([{ slug: next, count: (batch + 10) * 0.9 }])
    const { data: list } = await owner().rpc('list_collections')
    const owned = (list as Row[]).filter((each) => each.slug === slug || each.slug === next)
    expect(owned).toMatchObject([{ slug: next, own: batch + 10 }])
  })

  it('the products of a larger collection follow its new address in batches, then the old one is free', async () => {
    const { id, slug } = await large(batch + 10)
    const next = newSlug()
    await rename(id, next)
    expect(await moveAll(id, next)).toEqual([
      { moved: batch, left: 10 },
      { moved: 10, left: 0 },
    ])
    expect(await countsOf(slug)).toEqual({ [next]: batch + 10 })
    expect(await read(next)).toMatchObject({ own: batch + 10, former: 0 })
    expect(await shop.sql('select 1 from public.collections where slug = $1', [slug])).toEqual([])
    expect(await entriesOf(slug)).toMatchObject([{ operation: 'update', difference: { slug: [slug, next] } }])
    expect((await rename(id, slug)).error).toBeNull()
  })

  it('a collection can change its address again, or be emptied and deleted, before all have followed', async () => {
    const { id, slug } = await large(batch + 10)
    const [second, third] = [newSlug(), newSlug()]
    await rename(id, second)
    await move(id, second)
    expect((await rename(id, third)).error).toBeNull()
    expect(await read(third)).toMatchObject({ own: batch + 10 })
    expect(await refusal(owner().rpc('delete_collection', { p_id: id }))).toMatchObject({
      message: 'HAS_PRODUCTS',
    })
    const target = await large(0)
    await moveAll(id, target.slug)
    expect(await countsOf(slug)).toEqual({ [target.slug]: batch + 10 })
    expect((await owner().rpc('delete_collection', { p_id: id })).error).toBeNull()
    expect(
      await shop.sql('select 1 from public.collections where slug = any ($1)', [[slug, second, third]]),
    ).toEqual([])
  })

  it('a new address of a collection leaves the order within the group as the owner knows it', async () => {
    const { id, slug } = await large(batch + 1, 'sale')
    const next = newSlug()
    await rename(id, next)
    const collections = v.array(v.object({ slug: v.string(), group: v.string() }))
    const seen = (await answer(owner().rpc('list_collections'), collections))
      .filter((each) => each.group === 'sale')
      .map((each) => each.slug)
    expect(seen).not.toContain(slug)
    const { error } = await owner().rpc('order_collections', {
      p_group: 'sale',
      p_slugs: seen.toReversed(),
      p_seen: seen,
    })
    expect(error).toBeNull()
  })
})
