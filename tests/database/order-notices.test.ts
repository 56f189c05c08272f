// Mails to owners about new orders: for each, once a day, or never.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderTools } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const { placed, setStatus } = orderTools(() => shop)
const hearBy = (mode: 'each' | 'daily' | 'off') =>
  shop.sql('update public.shop_settings set order_mail = $1', [mode])
const tell = async () => (await shop.one<{ told: number }>('select private.tell_owners() as told')).told
/** The facts of the waiting mails about new orders, by recipient. */
const mails = () =>
  shop.sql<{ to: string; facts: { count: number; orders: { order_number: string }[] } | null }>(
    `select o.recipient as to, private.mail_facts(o) as facts from private.email_outbox o
     where o.template = 'orders-placed' and o.sent_at is null and o.dropped_at is null order by o.id`,
  )

beforeEach(async () => {
  await shop.sql('delete from private.new_orders')
  await shop.sql("update private.email_outbox set dropped_at = now() where template = 'orders-placed'")
})

describe('new orders', () => {
  it('new orders reach every owner in one mail, once, without what a customer typed', async () => {
    await hearBy('each')
    const first = await placed()
    const second = await placed('shopper')
    expect(await tell()).toBe(2)
    expect(await tell()).toBe(0)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.to).toBe('owner@zellige.example')
    expect(mail?.facts?.count).toBe(2)
    expect(mail?.facts?.orders.map(({ order_number }) => order_number)).toEqual([second.number, first.number])
    const text = JSON.stringify(mail?.facts)
    for (const typed of [first.email, 'Fès', 'Rabat', 'Nora']) expect(text).not.toContain(typed)
  })

  it('a mail about new orders has no facts left when they were cancelled meanwhile', async () => {
    await hearBy('each')
    const { id } = await placed()
    await tell()
    await setStatus(id, 'cancelled')
    expect((await mails()).map(({ facts }) => facts)).toEqual([null])
  })

  it('a daily mail about new orders comes once a day from eight in the morning on', async () => {
    await hearBy('daily')
    await placed()
    await shop.sql('insert into private.daily_order_mail default values')
    expect(await tell()).toBe(0)
    await shop.sql("update private.daily_order_mail set written_at = now() - interval '1 day'")
    const { hour } = await shop.one<{ hour: number }>(
      "select extract(hour from now() at time zone 'Africa/Casablanca')::int as hour",
    )
    expect(await tell()).toBe(hour < 8 ? 0 : 1)
  })

  it('new orders are not kept for later where owners want no mail', async () => {
    await hearBy('off')
    await placed()
    expect(await tell()).toBe(0)
    await hearBy('each')
    expect(await tell()).toBe(0)
    expect(await mails()).toEqual([])
  })
})
