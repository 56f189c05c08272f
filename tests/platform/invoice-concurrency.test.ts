// Invoices and stock in concurrent sessions, on the platform: numbers without gaps, movements that come to the stock.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeToken } from '../support/checkout.ts'
import { runTogether } from '../support/concurrency.ts'
import { invariants } from '../support/invariants.ts'
import {
  asAnon,
  asMember,
  openDatabase,
  type ProjectDatabase,
  platform,
} from '../support/project-database.ts'

describe.runIf(platform)('invoices and stock in concurrent sessions', () => {
  let back: ProjectDatabase
  const owner = randomUUID()

  beforeAll(async () => {
    back = await openDatabase()
    await back.sql(`
      insert into public.collections (slug, name) values ('dresses', 'Dresses');
      insert into public.products (slug, title, description, price, quantity, image_url, collection_slug)
        values ('dress', 'dress', 'd', 60, 200, '/a.png', 'dresses');
      insert into auth.users (id, email) values ('${owner}', 'owner@example.com');
      select private.make_admin('owner@example.com')`)
  })
  afterAll(() => back?.close())

  const placing = () => {
    const customer = {
      name: 'Nora',
      email: `nora-${randomUUID()}@example.com`,
      phone: `+2126${String(Date.now() % 1e8).padStart(8, '0')}`,
    }
    const address = { address: '1 Rue', city: 'Rabat', zipCode: '10000', country: 'MA' }
    return `${asAnon} select public.place_order('${makeToken()}',
      '[{"slug": "dress", "size": "", "color": "", "quantity": 1}]', '${JSON.stringify(customer)}',
      '${JSON.stringify(address)}', 'cod', 60) ->> 'order_number'`
  }
  const issuing = (numbers: string[]) =>
    `${asMember(owner)} select public.issue_invoices('{${numbers.join(',')}}') #>> '{0,invoice,number}'`

  it('invoices that are issued at once get the numbers from one up, each once and without a gap', async () => {
    const numbers: string[] = []
    for (let n = 0; n < 12; n += 1) numbers.push((await back.session(placing())).trim())
    // Every order is asked for by two sessions.
    const { done, refused } = await runTogether(
      back.session,
      [...numbers, ...numbers].map((number) => issuing([number])),
      () => 'select 1;',
    )
    expect(refused).toEqual([])
    expect(new Set(done).size).toBe(12)
    const issued = await back.sql<{ number: number }>(
      "select number from private.invoices where kind = 'invoice' order by number",
    )
    expect(issued.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
  }, 180_000)

  it('sales, deliveries and corrections at once leave movements that come to the stock', async () => {
    const [variant] = await back.sql<{ id: string; product: string }>(
      `select v.id, v.product_id as product from public.product_variants v`,
    )
    const receiving = (id: string) => `${asMember(owner)} select public.receive_stock('${id}',
      '[{"id": "${variant?.id}", "quantity": 3}]') ->> 'units'`
    const delivery = randomUUID()
    const { done } = await runTogether(
      back.session,
      [
        ...Array.from({ length: 10 }, placing),
        ...Array.from({ length: 5 }, () => receiving(delivery)),
        ...Array.from({ length: 3 }, () => receiving(randomUUID())),
      ],
      () => 'select 1;',
    )
    expect(done.filter((each) => each === '3')).toHaveLength(8)
    const [received] = await back.sql<{ n: number }>(
      `select coalesce(sum(after - before), 0)::int as n from private.stock_movements where reason = 'received'`,
    )
    // Four deliveries, of which one was sent five times.
    expect(received?.n).toBe(12)
    expect(await back.sql(invariants)).toEqual([])
  }, 180_000)
})
