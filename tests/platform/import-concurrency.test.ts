// An owner imports the same file from several windows at once, while shoppers buy: one product of each row, no deadlock, no lost sale.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeToken } from '../support/checkout.ts'
import {
  asAnon,
  asMember,
  openDatabase,
  type ProjectDatabase,
  platform,
  untilServed,
} from '../support/project-database.ts'

const owner = '00000000-0000-4000-8000-0000000000ab'
const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`

describe.runIf(platform)('imports at the same time', () => {
  let back: ProjectDatabase
  beforeAll(async () => {
    back = await openDatabase()
    await back.sql(`
      insert into public.collections (slug, name) values ('bowls', 'Bowls');
      insert into public.products (slug, title, description, price, image_url, collection_slug, sizes, quantity)
        select 'bowl-' || n, 'Bowl ' || n, 'd', 60, '/a.png', 'bowls', '{S,M}', 4000 from generate_series(1, 5) n`)
    await back.addOwner(owner)
  })
  afterAll(() => back?.close())

  const file = (count: number, price: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...{ handle: `bowl-${n + 1}`, is_given: true, values: { title: `Bowl ${n + 1}`, price } },
      collection: { name: 'New bowls', slug: 'new-bowls' },
      variants: [{ size: 'S', sku: `BOWL-${n + 1}-S` }],
    }))
  const write = (price: number, id: string = randomUUID()) =>
    back.session(
      `${asMember(owner)} select public.import_products('${id}', 'bowls.csv', ${json(file(20, price))})::text`,
    )
  const order = (slugs: readonly string[]) => {
    const items = slugs.map((slug) => ({ slug, size: 'S', color: '', quantity: 1 }))
    const customer = { name: 'Nora Alami', email: `nora-${randomUUID()}@example.com`, phone: '066100' }
    const address = { address: '1 Rue', city: 'Rabat', zipCode: '10000', country: 'MA' }
    const placing = `${asAnon} select public.place_order('${makeToken()}', ${json(items)}, ${json(customer)},
      ${json(address)}, 'cod', ${slugs.length * 60}) ->> 'id'`
    return untilServed(back.session, placing)
  }

  it('one product comes of each row, the collection is made once, and what was sold is sold', async () => {
    const refused: string[] = []
    let sold = 0
    const buy = async (slugs: readonly string[]) => {
      for (let round = 0; round < 5; round += 1)
        try {
          await order(slugs)
          sold += slugs.length
        } catch (error) {
          refused.push(/ERROR: {2}(.*)/.exec(String(error))?.[1] ?? String(error))
        }
    }
    await Promise.all([
      write(60),
      write(60),
      write(60),
      buy(['bowl-1', 'bowl-2', 'bowl-3']),
      buy(['bowl-3', 'bowl-2', 'bowl-1']),
    ])
    expect(refused).toEqual([])
    const [found] = await back.sql<{ products: number; collections: number; left: number }>(`
      select (select count(*)::int from public.products where slug like 'bowl-%') as products,
        (select count(*)::int from public.collections where name = 'New bowls') as collections,
        (select sum(quantity)::int from public.products where slug ~ '^bowl-[1-5]$') as left`)
    expect(found).toEqual({ products: 20, collections: 1, left: 5 * 4000 - sold })
  })

  it('two people import one file with a price for each size at once: each size has its price, and nothing comes twice', async () => {
    const other = '00000000-0000-4000-8000-0000000000ac'
    await back.sql(`insert into auth.users (id, email) values ('${other}', 'partner@example.com');
      insert into public.team_members (user_id, role) values ('${other}', 'owner')`)
    const cups = Array.from({ length: 30 }, (_, n) => ({
      ...{ handle: `cup-${n}`, is_given: true, values: { title: `Cup ${n}`, price: 10 } },
      collection: { name: 'New cups', slug: 'new-cups' },
      variants: ['S', 'M', 'L'].map((size, place) => ({
        ...{ size, price: 10 + place * 5, cost: 4 + place, weight_grams: 100 + place },
        sku: `CUP-${n}-${size}`,
      })),
    }))
    const send = (id: string) =>
      back.session(
        `${asMember(id)} select string_agg(a ->> 'action', ' ') from jsonb_array_elements(public.import_products(gen_random_uuid(),
          'cups.csv', ${json(cups)})) a`,
      )
    const answers = await Promise.all([send(owner), send(other), send(owner), send(other)])
    expect(answers.toSorted()).toEqual([
      'create '.repeat(30).trim(),
      ...Array.from({ length: 3 }, () => 'same '.repeat(30).trim()),
    ])
    const [found] = await back.sql(`
      select count(distinct p.id)::int as products, count(*)::int as sizes, min(p.price)::text as low, max(p.price_to)::text as high,
        count(*) filter (where coalesce(v.price, p.price) = case v.size when 'S' then 10 when 'M' then 15 else 20 end)::int as priced
      from public.products p join public.product_variants v on v.product_id = p.id where p.slug like 'cup-%'`)
    expect(found).toEqual({ products: 30, sizes: 90, low: '10.00', high: '20.00', priced: 90 })
  })

  it('power that is lost in the middle of a batch leaves nothing of it, and the same file then comes in whole', async () => {
    const plates = Array.from({ length: 20 }, (_, n) => ({
      ...{ handle: `plate-${n}`, is_given: true, values: { title: `Plate ${n}`, price: 10 } },
      collection: { name: 'New plates', slug: 'new-plates' },
      variants: [
        { size: 'S', price: 10 },
        { size: 'M', price: 12 },
      ],
    }))
    const id = randomUUID()
    const send = () =>
      back.session(
        `${asMember(owner)} select public.import_products('${id}', 'plates.csv', ${json(plates)})::text`,
      )
    const traces = () =>
      back.sql<{ n: number }>(`
        select (select count(*) from public.products where slug like 'plate-%')::int
          + (select count(*) from public.collections where name = 'New plates')::int
          + (select count(*) from private.imports where id = '${id}')::int as n`)
    let lost: Promise<string> | undefined
    // Somebody adds the fifteenth at that moment, for which the batch waits: fourteen are written, and are not yet in.
    await back.session(
      `begin; insert into public.products (slug, title, description, price, image_url, collection_slug)
        values ('plate-14', 'Plate', 'd', 1, '/a.png', 'bowls')`,
      async () => {
        lost = send()
        lost.catch(() => {})
        for (let ended = 0; ended === 0; ) {
          const rows = await back.sql(`
            select pg_terminate_backend(a.pid) from pg_stat_activity a
            where a.datname = current_database() and a.wait_event_type = 'Lock' and a.query like '%plates.csv%'`)
          ended = rows.length
        }
      },
      'rollback',
    )
    await expect(lost).rejects.toThrow(/terminat/i)
    expect(await traces()).toEqual([{ n: 0 }])
    await send()
    expect(await traces()).toEqual([{ n: 22 }])
    await back.session(`${asMember(owner)} select public.undo_import('${id}')::text`)
    expect((await traces())[0]?.n).toBe(1)
  })

  it('one of two takes an import back while the other goes on with it: nothing half stays', async () => {
    const id = randomUUID()
    await write(75, id)
    const results = await Promise.allSettled([
      back.session(`${asMember(owner)} select public.undo_import('${id}')::text`),
      write(75, id),
    ])
    expect(results[0]?.status).toBe('fulfilled')
    await back.session(`${asMember(owner)} select public.undo_import('${id}')::text`)
    const prices = await back.sql<{ price: string }>(
      "select distinct price::text from public.products where slug like 'bowl-%'",
    )
    expect(prices).toEqual([{ price: '60.00' }])
  })
})
