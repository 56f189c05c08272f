// Deals are added, changed and ended in concurrent sessions while shoppers buy them (see support/platform).
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

describe.runIf(platform)('deals, beside other sessions', () => {
  let back: ProjectDatabase
  const ownerId = randomUUID()

  beforeAll(async () => {
    back = await openDatabase()
    await back.addOwner(ownerId)
    await back.sql(`
      insert into public.collections (slug, name) values ('dresses', 'Dresses'), ('linen', 'Linen');
      insert into public.products (slug, title, description, price, image_url, collection_slug, quantity)
        select s, s, 'd', 60, '/a.png', 'linen', 100000 from unnest('{dress,shirt,scarf}'::text[]) as s`)
  })
  afterAll(() => back?.close())

  const asOwner = (statement: string) => `${asMember(ownerId)} ${statement}`
  const buying = (slugs: string[]) => {
    const lines = slugs.map((slug) => ({ slug, size: '', color: '', quantity: 1 }))
    const customer = { name: 'Nora Alami', email: `n-${randomUUID()}@example.com`, phone: '066100' }
    const address = { address: '1 Rue', city: 'Rabat', zipCode: '10000', country: 'MA' }
    // Expects the price of the moment.
    return `${asAnon} do $$
      declare v_total numeric;
      begin
        v_total := (public.quote_cart('${JSON.stringify(lines)}') ->> 'total')::numeric;
        perform public.place_order('${makeToken()}', '${JSON.stringify(lines)}', '${JSON.stringify(customer)}',
          '${JSON.stringify(address)}', 'cod', v_total);
      end $$`
  }
  const adding = (
    slug: string,
    hours = 1,
  ) => `select public.add_deals(jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'product_id', p.id,
      'kind', 'flash', 'deal_price', 50, 'total', 1000, 'starts_at', now(), 'ends_at', now() + interval '${hours} hours')))
      from public.products p where p.slug = '${slug}'`
  const ending = asOwner(`select public.end_deals(array(select id from public.deals where ends_at > now()))`)
  const reasons = (answers: PromiseSettledResult<unknown>[]) =>
    answers.flatMap((answer) =>
      answer.status === 'rejected'
        ? [/ERROR: {2}(\S+)/.exec(String(answer.reason))?.[1] ?? String(answer.reason)]
        : [],
    )

  it('of twenty owners’ sessions that add a deal on one product at once, one succeeds', async () => {
    await back.sql('delete from public.deals')
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => back.session(asOwner(adding('scarf')))),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(new Set(reasons(answers))).toEqual(new Set(['DEALS_OVERLAP']))
  }, 180_000)

  it.each([
    ['begins', adding('shirt')],
    ['changes', `select public.save_deal(d.id, d.updated_at, '{"total": 900}') from public.deals d limit 1`],
    ['ends', 'select public.end_deals(array(select id from public.deals))'],
  ])('a deal %s only after the session that locks its product has ended', async (_, statement) => {
    await back.sql(`delete from public.deals;
      insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
        select id, 'flash', 50, 9, now(), now() + interval '1 hour' from public.products where slug = 'dress'`)
    const deals = 'select product_id, total, ends_at from public.deals'
    const before = await back.sql(deals)
    const has = back.session('begin; select 1 from public.products for no key update; select pg_sleep(60)')
    has.catch(() => {})
    const sleeping = `pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`
    await expect.poll(() => back.sql(`select pid from ${sleeping}`), { timeout: 20_000 }).toHaveLength(1)
    await expect(back.session(asOwner(`set lock_timeout = '100ms'; ${statement}`))).rejects.toThrow(
      'lock timeout',
    )
    expect(await back.sql(deals)).toEqual(before)
    await back.sql(`select pg_terminate_backend(pid) from ${sleeping}`)
    await expect(has).rejects.toThrow('terminat')
    await back.session(asOwner(statement))
    expect(await back.sql(deals)).not.toEqual(before)
  })

  it('buyers, deals that are added, changed and ended, and a collection whose address changes never deadlock', async () => {
    const carts = [['dress', 'shirt', 'scarf'], ['scarf', 'shirt', 'dress'], ['shirt'], ['dress', 'scarf']]
    const changing =
      asOwner(`select public.save_deal(d.id, d.updated_at, jsonb_build_object('total', d.total + 1))
      from public.deals d where d.ends_at > now() order by d.id desc limit 1`)
    const moving = asOwner(`select public.save_collection(c.id, jsonb_build_object('name', 'Linen', 'slug',
      'linen-' || floor(random() * 1000000), 'description', 'd', 'group', null), c.updated_at)
      from public.collections c where c.slug like 'linen%'`)
    const statements = Array.from({ length: 6 }, (_, n) => [
      ...carts.map(buying),
      asOwner(adding(['dress', 'shirt', 'scarf'][n % 3] ?? 'dress')),
      changing,
      ending,
      ...(n % 3 === 0 ? [moving] : []),
    ]).flat()
    const answers = await Promise.allSettled(
      statements.map((statement) => untilServed(back.session, statement)),
    )
    const allowed = [
      'PRICE_CHANGED',
      'DEALS_OVERLAP',
      'DEAL_CHANGED',
      'DEAL_IS_OVER',
      'COLLECTION_CHANGED',
      'COLLECTION_GONE',
    ]
    expect(reasons(answers).filter((reason) => !allowed.includes(reason))).toEqual([])
    const broken = await back.sql(`select d.id from public.deals d where d.sold <> (
      select coalesce(sum(i.quantity), 0) from public.order_items i where i.deal_id = d.id)`)
    expect(broken).toEqual([])
    const doubles =
      await back.sql(`select d.id from public.deals d join public.deals e on e.product_id = d.product_id
      and e.id <> d.id and d.starts_at < e.ends_at and e.starts_at < d.ends_at`)
    expect(doubles).toEqual([])
  }, 180_000)
})
