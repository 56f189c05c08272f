// Owners move the products of a collection while other owners and buyers change them: no deadlock, no lost product.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeToken } from '../support/checkout.ts'
import {
  asAnon,
  asMember,
  openDatabase,
  type ProjectDatabase,
  platform,
  untilServed,
} from '../support/project-database.ts'

// Many small batches meet more often than few large ones, and need no fast machine.
const batch = 50
const size = 240

describe.runIf(platform)('a collection that moves, beside other sessions', () => {
  let back: ProjectDatabase
  const owner = randomUUID()

  beforeAll(async () => {
    back = await openDatabase()
    await back.addOwner(owner)
    await back.sql(`create or replace function private.most_moved() returns int language sql immutable
        set search_path = '' as 'select ${batch}'`)
  })
  afterAll(() => back?.close())

  beforeEach(async () => {
    await back.sql(`
      truncate public.order_items, public.products, public.collections cascade;
      truncate public.facet_buckets, public.facet_totals;
      insert into public.collections (slug, name, description)
        select s, s, 'd' from unnest('{linen,wool,knits}'::text[]) as s;
      insert into public.products (slug, title, description, price, image_url, collection_slug, quantity)
        select c || '-' || n, 'Shirt ' || n, 'd', 60, '/a.png', c, 1000
        from unnest('{linen,wool}'::text[]) as c, generate_series(1, ${size}) as n`)
  })

  const asOwner = (statement: string) => `${asMember(owner)} ${statement}`
  const idOf = (name: string) =>
    `(select id from public.collections where name = '${name}' and former_of is null)`
  const move = (name: string, to: string) => asOwner(`select public.move_collection(${idOf(name)}, ${to})`)
  const moveAll = async (name: string, to: string) => {
    let moved = 0
    for (let left = 1; left > 0; ) {
      const answer: { moved: number; left: number } = JSON.parse(await back.session(move(name, to)))
      moved += answer.moved
      left = answer.left
    }
    return moved
  }
  const buy = (slugs: string[]) => {
    const lines = slugs.map((slug) => ({ slug, size: '', color: '', quantity: 1 }))
    const customer = { name: 'Nora Alami', email: `n-${randomUUID()}@example.com`, phone: '066100' }
    const address = { address: '1 Rue', city: 'Rabat', zipCode: '10000', country: 'MA' }
    return `${asAnon} select public.place_order('${makeToken()}', '${JSON.stringify(lines)}',
      '${JSON.stringify(customer)}', '${JSON.stringify(address)}', 'cod', ${60 * slugs.length}) ->> 'id'`
  }
  const bought = (slugs: string[]) => untilServed(back.session, buy(slugs))
  const counts = async () => {
    const rows = await back.sql<{ at: string; n: number }>(
      'select collection_slug as at, count(*)::int as n from public.products group by 1',
    )
    return Object.fromEntries(rows.map(({ at, n }) => [at, n]))
  }
  /** Collections whose kept count differs from a count of their products. */
  const miscounted = () =>
    back.sql(`select c.slug from public.collections c
      left join public.facet_totals t on t.collection_slug = c.slug and t.facet = 'total' and not t.sale
      where coalesce(t.n, 0) <> (select count(*) from public.products p
        where p.collection_slug = c.slug and p.status = 'live')`)
  const reasons = (answers: PromiseSettledResult<unknown>[]) =>
    answers.flatMap((answer) =>
      answer.status === 'rejected'
        ? [/ERROR: {2}(.*)/.exec(String(answer.reason))?.[1] ?? String(answer.reason)]
        : [],
    )

  it('a collection is moved by two owners at once, each product by one of them', async () => {
    const moved = await Promise.all([moveAll('linen', "'knits'"), moveAll('linen', "'knits'")])
    expect(moved[0] + moved[1]).toBe(size)
    expect(await counts()).toEqual({ knits: size, wool: size })
    expect(await miscounted()).toEqual([])
  }, 180_000)

  it('a collection that moves loses no product while others move, are edited and are bought', async () => {
    const some = (n: number) => [`linen-${n}`, `wool-${n}`, `linen-${n + 120}`]
    const edit = (n: number) =>
      asOwner(`select public.change_products(array(select id from public.products
        where slug like '%-${n}_' order by slug desc), '{"percent": 0}')`)
    const answers = await Promise.allSettled([
      moveAll('linen', "'knits'"),
      moveAll('linen', "'knits'"),
      // The other way round.
      ...[1, 2, 3].map(() => back.session(move('knits', "'wool'"))),
      ...[1, 2, 3].map(() => back.session(move('wool', "'knits'"))),
      ...[1, 2, 3, 4, 5, 6].flatMap((n) => [
        back.session(edit(n)),
        bought(some(n)),
        bought(some(n).toReversed()),
      ]),
      back.session(
        asOwner(`select public.save_product(id, '{"title": {"seen": "Shirt 7", "to": "Seven"}}')
        from public.products where slug = 'linen-7'`),
      ),
    ])
    expect(reasons(answers)).toEqual([])
    const after = await counts()
    expect(Object.keys(after).filter((slug) => slug === 'linen')).toEqual([])
    expect((after.knits ?? 0) + (after.wool ?? 0)).toBe(2 * size)
    expect(await back.sql("select title from public.products where slug = 'linen-7'")).toEqual([
      { title: 'Seven' },
    ])
    expect(await miscounted()).toEqual([])
  }, 180_000)

  it('a collection gets another address while its products are edited and bought, and all follow', async () => {
    const rename = (to: string) =>
      asOwner(`select public.save_collection(c.id, jsonb_build_object('name', c.name, 'slug', '${to}',
        'description', 'd', 'group', null), c.updated_at)
        from public.collections c where c.name = 'linen' and c.former_of is null`)
    const slug = `(select slug from public.collections where name = 'linen' and former_of is null)`
    const answers = await Promise.allSettled([
      back.session(rename('flax')),
      back.session(rename('cotton')),
      ...[1, 2, 3, 4].flatMap((n) => [
        back.session(move('linen', slug)),
        bought([`linen-${n}`, `wool-${n}`]),
        back.session(
          asOwner(`select public.change_products(array(select id from public.products
            where slug like 'wool-${n}%'), '{"collection": "knits"}')`),
        ),
      ]),
    ])
    // The second of two owners saw the collection, or its slug, before the first one changed it.
    const allowed = ['COLLECTION_CHANGED', 'INVALID_INPUT']
    expect(reasons(answers).filter((reason) => !allowed.includes(reason))).toEqual([])
    await moveAll('linen', slug)
    const rows = await back.sql<{ slug: string }>("select slug from public.collections where name = 'linen'")
    expect(rows).toHaveLength(1)
    const [{ slug: now } = { slug: '' }] = rows
    expect(['flax', 'cotton']).toContain(now)
    expect((await counts())[now]).toBe(size)
    expect(await miscounted()).toEqual([])
  }, 180_000)

  it('a collection has moved by whole batches when the connection is lost, and the next call goes on', async () => {
    await back.session(move('linen', "'knits'"))
    const sleeping = `pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`
    const lost = back.session(`begin; ${move('linen', "'knits'")}; select pg_sleep(7)`)
    lost.catch(() => {})
    await expect.poll(() => back.sql(`select pid from ${sleeping}`), { timeout: 20_000 }).toHaveLength(1)
    await back.sql(`select pg_terminate_backend(pid) from ${sleeping}`)
    await expect(lost).rejects.toThrow('terminat')
    expect(await counts()).toEqual({ linen: size - batch, knits: batch, wool: size })
    expect(await moveAll('linen', "'knits'")).toBe(size - batch)
    expect(await counts()).toEqual({ knits: size, wool: size })
  }, 180_000)
})
