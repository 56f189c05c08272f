// Mail in concurrent sessions, on the platform.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  asAnon,
  asMember,
  asService,
  asSuperuser,
  openDatabase,
  type ProjectDatabase,
  platform,
} from '../support/project-database.ts'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** A session that waits longer than this for a lock fails. */
const soon = "set lock_timeout = '2s'"

describe.runIf(platform)('mail in concurrent sessions', () => {
  let back: ProjectDatabase
  const soldOut = '00000000-0000-4000-8000-000000000001'
  const inStock = '00000000-0000-4000-8000-000000000002'

  beforeAll(async () => {
    back = await openDatabase()
    await back.sql(`
      insert into public.collections (slug, name) values ('dresses', 'Dresses');
      insert into public.products (slug, title, description, price, image_url, collection_slug, sizes)
        values ('dress', 'Dress', 'd', 10, '/a.png', 'dresses', '{S,M}');
      update public.product_variants set id = '${soldOut}' where size = 'S';
      update public.product_variants set id = '${inStock}', quantity = 50 where size = 'M'`)
  })
  afterAll(() => back?.close())
  beforeEach(() =>
    back.sql(`delete from private.email_outbox; delete from public.subscriptions; delete from private.rate_limits;
      update public.product_variants set quantity = 0 where id = '${soldOut}';
      update public.product_variants set quantity = 50 where id = '${inStock}'`),
  )

  /** Runs a script and keeps its transaction open until `meanwhile` has ended. */
  const inside = (script: string, meanwhile: () => Promise<unknown>) =>
    back.session('begin', script, meanwhile, 'commit')
  /** Keeps a script's transaction open until what `begin` starts has ended or waits for a lock; resolves to its promise. */
  async function beside(script: string, begin: () => Promise<unknown>) {
    let other: Promise<unknown> | undefined
    await inside(script, async () => {
      let isOver = false
      other = begin().finally(() => {
        isOver = true
      })
      other.catch(() => {})
      while (!isOver && !(await someoneWaits())) await pause(20)
    })
    return { other }
  }
  const someoneWaits = async () => {
    const waiting = await back.sql(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return waiting.length > 0
  }
  /** What a confirmed link writes. */
  const subscribe = (email: string, id = soldOut) =>
    `insert into public.subscriptions (email, topic) values ('${email}', 'back-in-stock:${id}') on conflict do nothing`
  const restock = (quantity = 5, id = soldOut) =>
    `update public.product_variants set quantity = ${quantity} where id = '${id}'`
  const mails = () =>
    back.sql<{ recipient: string }>(
      "select recipient from private.email_outbox where template = 'back-in-stock' order by 1",
    )
  const subscriptions = () => back.sql('select 1 from public.subscriptions')
  const welcome = (count: number) =>
    back.sql(`insert into public.subscriptions (email, topic)
      select 'reader-' || i || '@example.com', 'newsletter' from generate_series(1, ${count}) i`)

  it('two claims at once take different mails, and neither waits for the other', async () => {
    await welcome(30)
    let second: unknown
    await inside('select public.claim_mail(20)', async () => {
      second = JSON.parse(await back.session(asService, soon, 'select public.claim_mail(100)'))
    })
    expect(second).toHaveLength(10)
    const rows = await back.sql<{ attempts: number; n: number }>(
      'select attempts, count(*)::int as n from private.email_outbox group by 1',
    )
    expect(rows).toEqual([{ attempts: 1, n: 30 }])
  }, 180_000)

  it('a claim whose session is killed gives everything back at once', async () => {
    await welcome(5)
    await expect(
      inside('select public.claim_mail(20)', () =>
        back.sql(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
        ),
      ),
    ).rejects.toThrow()
    expect(await back.call('claim_mail', { p_limit: 20 })).toHaveLength(5)
  }, 180_000)

  it('a shopper who subscribes while the restock is being committed is mailed', async () => {
    const { other } = await beside(restock(), () => back.session(subscribe('a@example.com')))
    await other
    expect(await mails()).toEqual([{ recipient: 'a@example.com' }])
    expect(await subscriptions()).toEqual([])
  }, 180_000)

  it('a shopper whose subscription is being committed during the restock is mailed', async () => {
    const { other } = await beside(subscribe('a@example.com'), () => back.session(restock()))
    await other
    expect(await mails()).toEqual([{ recipient: 'a@example.com' }])
    expect(await subscriptions()).toEqual([])
  }, 180_000)

  it('two restocks at once tell everybody once', async () => {
    for (const name of ['a', 'b', 'c']) await back.session(subscribe(`${name}@example.com`))
    const { other } = await beside(restock(1), () => back.session(restock(9)))
    await other
    expect(await mails()).toHaveLength(3)
  }, 180_000)

  it('buyers do not wait for a subscription, and a restock mails twenty thousand within seconds', async () => {
    await back.sql(`insert into public.subscriptions (email, topic)
      select 'w' || i || '@example.com', 'back-in-stock:${soldOut}' from generate_series(1, 20000) i`)
    const buy = `update public.product_variants set quantity = quantity - 1 where id = '${inStock}'`
    await inside(subscribe('a@example.com', inStock), () => back.session(soon, buy))
    const from = performance.now()
    await back.session(restock())
    expect(performance.now() - from).toBeLessThan(5000)
    expect(await mails()).toHaveLength(20_001)
  }, 180_000)

  it('subscribers, unsubscribers, restocks, buyers and senders at once never deadlock', async () => {
    await back.sql(`insert into public.subscriptions (email, topic)
      select 's' || i || '@example.com', t from generate_series(1, 30) i,
        unnest(array['newsletter', 'vip-club', 'back-in-stock:${soldOut}', 'back-in-stock:${inStock}']) t`)
    await back.call('claim_mail', { p_limit: 100 })
    const round = (n: number) => [
      subscribe(`s${n}@example.com`),
      subscribe(`s${n}@example.com`, inStock),
      restock(n % 3),
      `select public.unsubscribe(unsubscribe_token::text, ${n % 2 === 0}) from private.email_outbox where recipient = 's${n}@example.com' and template = 'welcome' limit 1`,
      `update public.product_variants v set quantity = (v.quantity + ${n}) % 2 from (
        select id from public.product_variants where id in ('${soldOut}', '${inStock}') order by id for update) held
        where v.id = held.id`,
      `${asService} select jsonb_array_length(public.claim_mail(10)); ${asSuperuser}`,
    ]
    const sessions = Array.from({ length: 8 }, (_, s) =>
      back.session(...Array.from({ length: 40 }, (_, n) => round(((n * 7 + s * 5) % 30) + 1)).flat()),
    )
    await Promise.all(sessions)
    const waiting = (where: string) =>
      back.sql(`select s.email from public.subscriptions s join public.product_variants v
        on s.topic = 'back-in-stock:' || v.id where v.quantity > 0 and ${where}`)
    // A subscription to what is in stock is mailed at once, unless its address had five such mails within the hour.
    expect(
      await waiting(`(select count(*) from private.email_outbox o
        where o.recipient = s.email and o.template in ('welcome', 'back-in-stock')) < 5`),
    ).toEqual([])
    // A restock mails everyone who still waits.
    await back.session(restock(0))
    await back.session(restock(5))
    expect(await waiting(`v.id = '${soldOut}'`)).toEqual([])
  }, 180_000)

  it('two cancellations of an address at once wait for each other, whatever the order of its mails on disk', async () => {
    await back.sql(`insert into public.subscriptions (email, topic)
      select 'reader@example.com', unnest(array['newsletter', 'vip-club'])`)
    // The pause gives each session time to lock the mail that it comes upon first.
    await back.sql(`
      create function private.pause() returns trigger language plpgsql as 'begin perform pg_sleep(0.5); return new; end';
      create trigger pause before update on private.email_outbox for each row execute function private.pause()`)
    const cancel = () =>
      back.session(`select public.unsubscribe(unsubscribe_token::text, true) from private.email_outbox
        where recipient = 'reader@example.com' limit 1`)
    try {
      // The claimed mail is written again, behind the other one: a call that began before sees it first, one after it last.
      const { other } = await beside('select public.claim_mail(1)', cancel)
      await Promise.all([other, cancel()])
    } finally {
      await back.sql('drop function private.pause cascade')
    }
    expect(await back.sql('select 1 from private.email_outbox where dropped_at is null')).toEqual([])
  }, 180_000)

  it('only the service role may claim, mark or read mails', async () => {
    for (const caller of [asAnon, asMember(randomUUID())]) {
      for (const statement of [
        'select public.claim_mail(1)',
        'select private.claim_mail(1)',
        'select public.mail_sent(1, gen_random_uuid())',
        "select public.mail_failed(1, gen_random_uuid(), 'x')",
        'select * from private.email_outbox',
      ]) {
        await expect(back.session(`${caller} ${statement}`)).rejects.toThrow('permission denied')
      }
    }
    await expect(back.session(`${asService} select public.claim_mail(1)`)).resolves.toBe('[]')
  }, 180_000)
})
