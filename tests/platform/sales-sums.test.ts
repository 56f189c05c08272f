// The sums of sales while several sessions place orders: no session waits for the sums, and they are correct.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeToken } from '../support/checkout.ts'
import { invariants } from '../support/invariants.ts'
import {
  asAnon,
  asSuperuser,
  openDatabase,
  type ProjectDatabase,
  platform,
} from '../support/project-database.ts'

describe.runIf(platform)('the sums of sales, beside other sessions', () => {
  let back: ProjectDatabase
  beforeAll(async () => {
    back = await openDatabase()
    await back.sql(`
      create schema race; create table race.finished (id int);
      insert into public.collections (slug, name) values ('dresses', 'Dresses');
      insert into public.products (slug, title, description, price, image_url, collection_slug, quantity)
        select s, s, 'd', 60, '/a.png', 'dresses', 10 from unnest('{dress,shirt}'::text[]) as s`)
  }, 180_000)
  afterAll(() => back?.close())

  const placing = (slug: string) => `${asAnon} select public.place_order('${makeToken()}',
    '[{"slug": "${slug}", "size": "", "color": "", "quantity": 1}]',
    '{"name": "Nora", "email": "nora-${randomUUID()}@example.com", "phone": "066100"}',
    '{"address": "1 Rue", "city": "Rabat", "zipCode": "10000", "country": "MA"}', 'cod', 60) ->> 'id'`

  it('the sums of sales wait for no order being placed, neither for another buyer nor in the fold', async () => {
    // Keeps its order open until the other two are through.
    const open = back.session(`begin; ${placing('dress')}; ${asSuperuser}
      do $$ begin
        while not exists (select from race.finished) loop perform pg_sleep(0.02); end loop;
      end $$; commit`)
    await untilPlaced()
    try {
      await back.session(`${placing('shirt')}`)
      await back.session("set lock_timeout = '1s'; select private.fold_sales()")
    } finally {
      await back.sql('insert into race.finished values (1)')
    }
    await open
    await back.session('select private.fold_sales()')
    expect(
      await back.sql(
        'select sum(orders)::int as orders, bool_and(is_folded) as folded from private.sales_days',
      ),
    ).toEqual([{ orders: 2, folded: true }])
    expect(await back.sql(invariants)).toEqual([])
  }, 180_000)

  async function untilPlaced() {
    for (const begun = performance.now(); ; ) {
      const waiting = await back.sql(
        "select 1 as n from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
      )
      if (waiting.length > 0) return
      if (performance.now() - begun > 15_000) throw new Error('The first order was not placed')
    }
  }
})
