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

  it('a mail about new orders is in the language in which its reader works, else in the shop’s first one', async () => {
    await hearBy('each')
    await shop.sql(`insert into public.team_members (user_id, role) values ($1, 'manager')`, [shop.ids.other])
    const { data, error } = await shop.clients.other.rpc('set_admin_language', { p_language: 'ar' })
    expect([data, error]).toEqual([true, null])
    await placed()
    await tell()
    const languages = await shop.sql<{ recipient: string; language: string }>(
      `select recipient, language from private.email_outbox
       where template = 'orders-placed' and dropped_at is null and sent_at is null order by recipient`,
    )
    await shop.sql('delete from public.team_members where user_id = $1', [shop.ids.other])
    expect(languages).toEqual([
      { recipient: 'other@zellige.example', language: 'ar' },
      { recipient: 'owner@zellige.example', language: 'en' },
    ])
  })

  it.each(['de', '', null])(
    'no one works in a language that the software does not speak: %s',
    async (language) => {
      const { error } = await shop.clients.owner.rpc('set_admin_language', { p_language: language as string })
      expect(error?.message).toBe('INVALID_INPUT')
    },
  )

  it('who does not work here has no language here', async () => {
    const { error } = await shop.clients.shopper.rpc('set_admin_language', { p_language: 'fr' })
    expect(error?.message).toBe('FORBIDDEN')
  })

  it('a mail about new orders has no facts left when whom it is for works here no longer', async () => {
    await hearBy('each')
    await shop.sql(`insert into public.team_members (user_id, role) values ($1, 'manager')`, [shop.ids.other])
    await placed()
    await tell()
    const facts = async () => Object.fromEntries((await mails()).map(({ to, facts }) => [to, facts !== null]))
    expect(await facts()).toEqual({ 'owner@zellige.example': true, 'other@zellige.example': true })
    await shop.sql('delete from public.team_members where user_id = $1', [shop.ids.other])
    expect(await facts()).toEqual({ 'owner@zellige.example': true, 'other@zellige.example': false })
  })

  it('a mail about new orders has no facts left when they were cancelled meanwhile', async () => {
    await hearBy('each')
    const { id } = await placed()
    await tell()
    await setStatus(id, 'cancelled')
    expect((await mails()).map(({ facts }) => facts)).toEqual([null])
  })

  it('a daily mail about new orders comes once in a day of the shop’s zone, from eight in the morning on', async () => {
    const now = new Date()
    /** Moves the shop to where it is this hour now. */
    const moveTo = async (hour: number) => {
      const ahead = ((hour - now.getUTCHours() + 36) % 24) - 12
      await shop.sql('update public.shop_settings set time_zone = $1', [
        `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`,
      ])
    }
    const lastMail = (when: string) =>
      shop.sql(`update private.daily_order_mail set written_at = ${when}
        from (select date_trunc('day', now() at time zone private.shop_zone()) at time zone private.shop_zone() as midnight) d`)
    const { time_zone } = await shop.one('select time_zone from public.shop_settings')
    await hearBy('daily')
    await placed()
    await shop.sql('insert into private.daily_order_mail default values')
    await lastMail("now() - interval '3 days'")
    await moveTo(now.getUTCMinutes() > 57 ? 6 : 7)
    expect(await tell()).toBe(0)
    // Not in UTC, whose days would be the same.
    await moveTo(now.getUTCHours() === 8 ? 9 : 8)
    await lastMail("d.midnight + interval '1 minute'")
    expect(await tell()).toBe(0)
    await lastMail("d.midnight - interval '1 minute'")
    expect(await tell()).toBe(1)
    await placed()
    expect(await tell()).toBe(0)
    await shop.sql('update public.shop_settings set time_zone = $1', [time_zone])
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
