// Business abuse: what a stranger with patience does to stock, deals, limits and figures with requests that are each allowed.
import { randomInt, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { expect } from 'vitest'
import { serviceToken } from '../../supabase/local/service-token.ts'
import { customer, type Line, left, makeDeal, makeProduct, orderArgs } from '../support/checkout.ts'
import type { Row } from '../support/shop.ts'
import {
  type Answer,
  type Attack,
  type Case,
  changedByAnOrder,
  changedByParcels,
  each,
  type Sent,
  type Target,
} from './target.ts'

const uuid = '00000000-0000-4000-8000-000000000001'
const changes = [...changedByAnOrder, ...changedByParcels, 'public.deals', 'private.bound_uses']

/** Places a number of orders of the same lines, as buyers that `who` describes; resolves to the answers. */
async function order(
  t: Target,
  times: number,
  lines: readonly Line[],
  { price = 60, method = 'cod', as, who = customer }: Flood = {},
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let i = 0; i < times; i += 1) {
    const total = lines.reduce((sum, { quantity }) => sum + quantity, 0) * price
    const args = orderArgs([...lines], total, {
      p_customer: { ...customer(), ...who(i) },
      p_payment_method: method,
    })
    answers.push(await t.rpc('place_order', args, as ? { as } : {}))
  }
  return answers
}
/**
 * Runs with one network for all requests: the embedded back end passes no headers on, so the function that reads them is
 * replaced.
 */
async function fromOneNetwork<Result>(t: Target, run: () => Promise<Result>): Promise<Result> {
  const { text } = await t.shop.one<{ text: string }>(
    "select pg_get_functiondef('private.client_network()'::regprocedure) as text",
  )
  await t.shop.sql(`create or replace function private.client_network() returns text
    language sql stable set search_path = '' as $$ select '203.0.113.77' $$`)
  return run().finally(() => t.shop.sql(text))
}
type Flood = { price?: number; method?: string; as?: Sent['as']; who?: (i: number) => Row }
const made = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length
const refusals = (answers: readonly Answer[]) => [
  ...new Set(
    answers.flatMap(({ status, text }) => (status === 200 ? [] : [(JSON.parse(text) as Row).message])),
  ),
]

type Drain = Flood & {
  /** What there is, how many orders are tried, and how many items each is for. */
  stock: number
  times: number
  quantity: number
  /** What must stay for others. */
  stays: number
}

/** Orders of one variant that empty it when nothing bounds them. */
const drain = (name: string, { stock, times, quantity, stays, ...flood }: Drain): Case => ({
  name,
  open: true,
  changes,
  async run(t) {
    const product = await makeProduct(t.shop, { price: 60, stock: [{ quantity: stock }] })
    const answers = await fromOneNetwork(t, () => order(t, times, [product.line(quantity)], flood))
    const rest = await left(t.shop, product.line())
    expect(rest).toBeGreaterThanOrEqual(stays)
    // The attack is one: an honest first order goes through.
    expect(rest).toBeLessThan(stock)
    return answers
  },
})

const twoPhones = ['0661 23 45 67', '+212 661-23-45-67', '00212661234567']
const mailboxes = ['nora.attack', 'n.o.r.a.attack', 'noraattack+a', 'NoraAttack+b', 'nora.attack+c']

/** A form that one client fills in so often that a limit over all of them would close it, then another one does. */
const flooded = (name: string, flood: string, next: (t: Target) => Promise<Answer>, table: string): Case => ({
  name,
  open: true,
  changes: [table, 'private.email_outbox'],
  async run(t) {
    await t.shop.sql(flood)
    const answer = await next(t)
    expect(answer.status, answer.text).toBe(200)
    return answer
  },
})

const attackers: Record<string, Sent> = { 'without a session': {}, 'as a member': { as: 'shopper' } }
const names = async (t: Target, email: string) =>
  t.shop.one<{ listed: string; page: string }>(
    `select (select n.name from private.naming_order($1) n) as listed,
       (select o.customer_name from public.orders o where o.customer_email = $1 order by o.created_at limit 1) as page`,
    [email],
  )

/** Requests of a guest while the CAPTCHA is on, with passes that are not valid for them. */
const withoutPass = (name: string, pass: (t: Target) => Promise<string | undefined>): Case[] =>
  (['place_order', 'send_message', 'subscribe', 'request_welcome', 'request_student_discount'] as const).map(
    (fn) => ({
      name: `${fn} with ${name}`,
      changes: ['private.captcha', 'private.captcha_passes'],
      async run(t) {
        await t.shop.sql(
          "insert into private.captcha (provider, site_key) values ('turnstile', $1) on conflict do nothing",
          [siteKey],
        )
        const sent = await pass(t)
        const email = `robot-${randomInt(1e9)}@example.com`
        const body = {
          place_order: t.order(),
          send_message: {
            p_kind: 'contact',
            p_id: randomUUID(),
            p_fields: { name: 'Robot', email, subject: 'Hello', body: 'Hello' },
          },
          subscribe: { p_email: email, p_topic: 'newsletter' },
          request_welcome: { p_email: email },
          request_student_discount: { p_name: 'Robot One', p_email: email, p_school: 'ENSA' },
        }[fn]
        const answer = await t.rpc(
          fn,
          body,
          sent === undefined ? {} : { headers: { 'x-captcha-pass': sent } },
        )
        await t.shop.sql('delete from private.captcha where only_row')
        return answer
      },
      after: async (_, [answer]) => expect(answer?.status).toBe(428),
    }),
  )

const siteKey = '1x00000000000000000000AA'
/** A pass as the function gets it from the database. */
const issue = async (t: Target, purpose: string) => {
  const { text } = await t.rpc(
    'issue_captcha_pass',
    { p_purpose: purpose, p_provider: 'turnstile', p_site_key: siteKey },
    { token: serviceToken() },
  )
  return v.parse(v.string(), JSON.parse(text))
}

export const abuseAttacks: Attack[] = [
  {
    name: 'programs past the CAPTCHA',
    cases: [
      ...withoutPass('no pass', async () => undefined),
      ...withoutPass('a made-up pass', async () => 'f'.repeat(64)),
      ...withoutPass('a pass for something else', (t) => issue(t, 'setup')),
      ...withoutPass('a pass that has expired', async (t) => {
        const passes = await Promise.all(
          ['order', 'message', 'subscription'].map((purpose) => issue(t, purpose)),
        )
        await t.shop.sql("update private.captcha_passes set expires_at = now() - interval '1 second'")
        return passes[randomInt(3)]
      }),
      ...each({ anon: undefined, member: 'shopper' } as const, (t, as) =>
        t.rpc(
          'issue_captcha_pass',
          { p_purpose: 'order', p_provider: 'turnstile', p_site_key: siteKey },
          as ? { as } : {},
        ),
      ),
      ...each({ anon: undefined, member: 'shopper' } as const, (t, as) =>
        t.rpc('save_captcha', {}, as ? { as } : {}),
      ),
    ],
  },
  {
    name: 'a product emptied by orders that are never paid',
    cases: [
      drain('ten guests by card', { stock: 100, times: 10, quantity: 10, stays: 50, method: 'card' }),
      drain('ten guests by transfer', { stock: 100, times: 10, quantity: 10, stays: 50, method: 'bank' }),
      drain('ten guests in cash', { stock: 100, times: 10, quantity: 10, stays: 40 }),
      drain('ten guests by card, one item each', {
        stock: 10,
        times: 10,
        quantity: 1,
        stays: 5,
        method: 'card',
      }),
      drain('a hundred guests by transfer, two items each', {
        stock: 40,
        times: 40,
        quantity: 2,
        stays: 20,
        method: 'bank',
      }),
      drain('one mailbox in many spellings', {
        stock: 60,
        times: 30,
        quantity: 2,
        stays: 50,
        who: (i) => ({ email: `${mailboxes[i % mailboxes.length]}@gmail.com` }),
      }),
      drain('one phone in many spellings', {
        stock: 60,
        times: 30,
        quantity: 2,
        stays: 50,
        who: (i) => ({ phone: twoPhones[i % twoPhones.length] }),
      }),
      drain('one account with many mailboxes and phones', {
        stock: 60,
        times: 30,
        quantity: 2,
        stays: 50,
        as: 'other',
      }),
    ],
  },
  {
    name: 'a shop emptied by one buyer',
    cases: [
      {
        name: 'more of one variant than an order may hold',
        changes,
        async run(t) {
          const product = await makeProduct(t.shop, { price: 60 })
          return order(t, 1, [product.line(11)])
        },
      },
      {
        name: 'the same variant in many lines',
        changes,
        async run(t) {
          const product = await makeProduct(t.shop, { price: 60 })
          return order(t, 1, [product.line(4), product.line(4), product.line(4)])
        },
      },
      {
        name: 'a little of everything in one order',
        changes,
        async run(t) {
          const products = await Promise.all(
            Array.from({ length: 12 }, () => makeProduct(t.shop, { price: 60 })),
          )
          const answers = await order(
            t,
            1,
            products.map((product) => product.line(9)),
          )
          expect(refusals(answers)).toEqual(['TOO_MANY_UNPAID'])
          return answers
        },
      },
      ...each(
        { 'one mailbox': 'mailbox', 'one phone': 'phone' } as const,
        async (t, by) => {
          const products = await Promise.all(
            Array.from({ length: 18 }, () => makeProduct(t.shop, { price: 60 })),
          )
          const email = `many-${randomInt(1e9)}@example.com`
          const phone = `06${randomInt(1e7, 1e8)}`
          const answers: Answer[] = []
          await fromOneNetwork(t, async () => {
            for (const product of products)
              answers.push(
                ...(await order(t, 1, [product.line()], {
                  who: () => (by === 'mailbox' ? { email } : { phone }),
                })),
              )
          })
          expect(made(answers)).toBe(15)
          expect(refusals(answers)).toEqual(['TOO_MANY_UNPAID'])
          return answers
        },
        { open: true, changes },
      ),
      {
        name: 'guests’ orders claimed by one account, one after the other',
        open: true,
        changes,
        async run(t) {
          const product = await makeProduct(t.shop, { price: 60, stock: [{ quantity: 100 }] })
          const email = `claims-${randomInt(1e9)}@example.com`
          const phone = `06${randomInt(1e7, 1e8)}`
          const answers: Answer[] = []
          await fromOneNetwork(t, async () => {
            for (let i = 0; i < 8; i += 1) {
              const args = orderArgs([product.line(5)], 300, {
                p_customer: { ...customer(), email, phone },
                p_payment_method: 'bank',
              })
              const answer = await t.rpc('place_order', args)
              answers.push(answer)
              if (answer.status !== 200) continue
              const { id } = JSON.parse(answer.text) as Row
              const claim = { p_order_id: id, p_token: args.p_idempotency_key }
              expect((await t.rpc('claim_order', claim, { as: 'other' })).status).toBe(200)
            }
          })
          // One customer holds ten of a variant, also when an account has claimed the orders.
          expect(await left(t.shop, product.line())).toBe(90)
          expect(refusals(answers)).toEqual(['TOO_MANY_UNPAID'])
          return answers
        },
      },
      {
        name: 'orders of one mailbox within an hour, claimed by an account',
        open: true,
        changes,
        async run(t) {
          const product = await makeProduct(t.shop, { price: 60, stock: [{ quantity: 100 }] })
          const email = `hourly-${randomInt(1e9)}@example.com`
          const answers: Answer[] = []
          await fromOneNetwork(t, async () => {
            for (let i = 0; i < 22; i += 1) {
              const [answer] = await order(t, 1, [product.line()], { who: () => ({ email }) })
              if (!answer) continue
              answers.push(answer)
              if (answer.status !== 200) continue
              const { id } = JSON.parse(answer.text) as Row
              // Packed at once, so that what is held bounds nothing.
              await t.shop.sql(
                "update public.orders set user_id = $1, order_status = 'processing' where id = $2",
                [t.victim, id],
              )
            }
          })
          await t.shop.sql('update public.orders set user_id = null where customer_email = $1', [email])
          expect(made(answers)).toBe(20)
          expect(refusals(answers)).toEqual(['TOO_MANY_ORDERS'])
          return answers
        },
      },
      ...each(attackers, (t, sent) =>
        t.rest('PATCH', 'shop_settings?id=is.true', { ...sent, body: { line_limit: 99 } }),
      ).map((attempt) => ({ ...attempt, name: `no limit per order, ${attempt.name}` })),
      ...each(attackers, (t, sent) => t.rest('DELETE', 'holds?order_id=not.is.null', sent)).map(
        (attempt) => ({
          ...attempt,
          name: `nothing counted as held, ${attempt.name}`,
        }),
      ),
    ],
  },
  {
    name: 'a deal emptied by orders that are never paid',
    cases: each(
      { 'by card': 'card', 'by transfer': 'bank', 'in cash, two items each': 'cod' },
      async (t, method) => {
        const product = await makeProduct(t.shop, { price: 90 })
        const deal = await makeDeal(t.shop, product.id, { price: 60, total: 20 })
        const answers = await order(t, 20, [product.line(2)], { method })
        expect(made(answers)).toBeGreaterThan(0)
        const { sold } = await t.shop.one<{ sold: number }>('select sold from public.deals where id = $1', [
          deal,
        ])
        expect(sold).toBeLessThanOrEqual(10)
        return answers
      },
      { open: true, changes },
    ),
  },
  {
    name: 'a form closed for everybody by one client',
    cases: [
      flooded(
        'the newsletter',
        "select private.subscribe('flood-' || i || '@example.com', 'newsletter') from generate_series(1, 601) as i",
        (t) => t.rpc('subscribe', { p_email: 'honest@example.com', p_topic: 'newsletter' }),
        'public.subscriptions',
      ),
      flooded(
        'restock alerts',
        `select private.subscribe('flood-' || i || '@example.com', 'back-in-stock:${uuid}') from generate_series(1, 601) as i`,
        (t) => t.rpc('subscribe', { p_email: 'honest@example.com', p_topic: `back-in-stock:${uuid}` }),
        'public.subscriptions',
      ),
      flooded(
        'the contact form',
        `select private.send_message('contact', gen_random_uuid(), jsonb_build_object('name', 'A', 'email', 'flood-' || i || '@example.com',
          'subject', 'S', 'body', 'B')) from generate_series(1, 301) as i`,
        (t) =>
          t.rpc('send_message', {
            p_kind: 'contact',
            p_id: uuid,
            p_fields: { name: 'A', email: 'honest@example.com', subject: 'S', body: 'B' },
          }),
        'public.messages',
      ),
      flooded(
        'codes for new customers',
        "select private.request_welcome('flood-' || i || '@example.com', false, '') from generate_series(1, 601) as i",
        (t) => t.rpc('request_welcome', { p_email: 'honest@example.com' }),
        'private.welcome_requests',
      ),
      flooded(
        'codes for students',
        "select private.request_student_discount('A', 'flood-' || i || '@example.com', 'B', '') from generate_series(1, 301) as i",
        (t) =>
          t.rpc('request_student_discount', { p_name: 'A', p_email: 'honest@example.com', p_school: 'B' }),
        'private.student_requests',
      ),
    ],
  },
  {
    name: 'limits that a flood of keys slows down',
    cases: [
      {
        name: 'by keys of the day before',
        open: true,
        async run(t) {
          await t.shop.sql(
            `insert into private.rate_limits (key, window_start)
             select 'track-email:old-' || n || '@example.com', now() - interval '25 hours' from generate_series(1, 250) as n`,
          )
          const answer = await t.rpc('track_order', {
            p_order_number: 'ZL-000000000000',
            p_email: 'honest@example.com',
          })
          const { left } = await t.shop.one<{ left: number }>(
            "select count(*)::int as left from private.rate_limits where key like 'track-email:old-%'",
          )
          // Each of the two counts of the call removes a hundred, whatever there is.
          expect(left).toBe(50)
          return answer
        },
      },
    ],
  },
  {
    name: 'a customer locked out by others',
    cases: [
      ...each(
        {
          'the account': (t: Target) => [
            { as: 'other' as const },
            t.theirs.number,
            'kept-secret@example.com',
            [],
          ],
          'the order’s secret': (t: Target) => [
            {},
            t.guests.number,
            'kept-secret@example.com',
            [t.guests.token],
          ],
        } as Record<string, (t: Target) => [Sent, string, string, string[]]>,
        async (t, who) => {
          const [sent, p_order_number, p_email, p_tokens] = who(t)
          for (let i = 0; i < 12; i += 1)
            await t.rpc('track_order', { p_order_number, p_email: `wrong-${i}@example.com` })
          for (let i = 0; i < 32; i += 1)
            await t.rpc('track_order', { p_order_number: `ZL-${String(i).padStart(12, '0')}`, p_email })
          const stranger = await t.rpc('track_order', { p_order_number, p_email })
          expect(stranger.status).toBe(429)
          const answer = await t.rpc('track_order', { p_order_number, p_email, p_tokens }, sent)
          expect(answer.status, answer.text).toBe(200)
          expect(JSON.parse(answer.text)).toMatchObject({ order_number: p_order_number })
          return stranger
        },
      ).map((attempt) => ({ ...attempt, name: `by wrong tracking, with ${attempt.name}` })),
      {
        name: 'by orders under a member’s address',
        open: true,
        changes,
        async run(t) {
          const product = await makeProduct(t.shop, { price: 60 })
          const email = 'shopper@zellige.example'
          await t.shop.sql("update public.orders set order_status = 'cancelled' where user_id = $1", [
            t.attacker,
          ])
          const strangers = await fromOneNetwork(t, () =>
            order(t, 20, [product.line()], { who: () => ({ email }) }),
          )
          expect(refusals(strangers)).toEqual(['TOO_MANY_UNPAID'])
          const [mine] = await order(t, 1, [product.line()], { as: 'shopper', who: () => ({ email }) })
          expect(mine?.status, mine?.text).toBe(200)
          return strangers
        },
      },
      {
        name: 'by what a member cancelled',
        open: true,
        changes,
        async run(t) {
          const product = await makeProduct(t.shop, { price: 60 })
          for (let i = 0; i < 21; i += 1) {
            const [answer] = await order(t, 1, [product.line()], { as: 'shopper' })
            expect(answer?.status, answer?.text).toBe(200)
            const { id } = JSON.parse(answer?.text ?? '{}') as Row
            await t.shop.sql("update public.orders set order_status = 'cancelled' where id = $1", [id])
          }
          return []
        },
      },
    ],
  },
  {
    name: 'figures led by orders that are never paid',
    cases: [
      {
        name: 'what is trending',
        open: true,
        changes,
        async run(t) {
          const product = await makeProduct(t.shop, { price: 60 })
          await order(t, 5, [product.line(5)])
          const answer = await t.rpc('trending', { p_limit: 24 })
          expect(answer.text).not.toContain(product.slug)
          // What is delivered counts.
          await t.shop.sql(
            `update public.orders o set order_status = 'delivered' from public.order_items i
             where i.order_id = o.id and i.product_id = $1`,
            [product.id],
          )
          expect((await t.rpc('trending', { p_limit: 24 })).text).toContain(product.slug)
          return answer
        },
      },
      {
        name: 'what is trending, by wishes of accounts that never bought',
        open: true,
        changes: [...changes, 'public.wishlist_items'],
        async run(t) {
          const product = await makeProduct(t.shop, { price: 60 })
          const accounts = `array(select id from auth.users where email like 'wisher-%')`
          await t.shop.sql(
            `with u as (
               insert into auth.users (id, email, is_sso_user, is_anonymous)
               select gen_random_uuid(), 'wisher-' || n || '@example.com', false, false from generate_series(1, 50) as n returning id)
             insert into public.wishlist_items (user_id, product_id) select u.id, $1 from u`,
            [product.id],
          )
          const trending = async () => (await t.rpc('trending', { p_limit: 24 })).text
          expect(await trending()).not.toContain(product.slug)
          // Wishes of who bought something count.
          await t.shop.sql(
            `update public.orders o set user_id = (${accounts})[1] where o.id = (
               select id from public.orders where order_status = 'delivered' and user_id is null limit 1)`,
          )
          expect(await trending()).toContain(product.slug)
          await t.shop.sql(`delete from auth.users where id = any (${accounts})`)
          return []
        },
      },
      {
        name: 'what is bought together',
        open: true,
        changes,
        async run(t) {
          const product = await makeProduct(t.shop, { price: 60 })
          const pushed = await makeProduct(t.shop, { price: 60 })
          await order(t, 3, [product.line(), pushed.line()])
          const together = async () => {
            const { text } = await t.rpc('recommendations', { p_slug: product.slug })
            return JSON.stringify((JSON.parse(text) as Row).together)
          }
          expect(await together()).not.toContain(pushed.slug)
          await t.shop.sql(
            `update public.orders o set order_status = 'delivered' from public.order_items i
             where i.order_id = o.id and i.product_id = $1`,
            [product.id],
          )
          expect(await together()).toContain(pushed.slug)
          return []
        },
      },
      {
        name: 'a customer’s name, by a guest',
        open: true,
        changes,
        async run(t) {
          const product = await makeProduct(t.shop, { price: 60 })
          const email = `known-${randomInt(1e9)}@example.com`
          await order(t, 1, [product.line()], { who: () => ({ email, name: 'Nora Alami' }) })
          const answers = await order(t, 1, [product.line()], {
            who: () => ({ email, name: 'Mallory Wolf' }),
          })
          expect(made(answers)).toBe(1)
          expect((await names(t, email)).listed).toBe('Nora Alami')
          return answers
        },
      },
      {
        name: 'a customer’s name, by a member with another account',
        open: true,
        changes,
        async run(t) {
          const product = await makeProduct(t.shop, { price: 60 })
          const email = 'shopper@zellige.example'
          const own = await order(t, 1, [product.line()], {
            as: 'shopper',
            who: () => ({ email, name: 'Nora Alami' }),
          })
          expect(made(own)).toBe(1)
          const answers = await order(t, 1, [product.line()], {
            as: 'other',
            who: () => ({ email, name: 'Mallory Wolf' }),
          })
          expect(made(answers)).toBe(1)
          expect((await names(t, email)).listed).toBe('Nora Alami')
          return answers
        },
      },
    ],
  },
  {
    name: 'what only the owner sees of misuse',
    cases: Object.entries(attackers).flatMap(([who, sent]) =>
      each(
        {
          holds: ['list_holds', {}],
          'limits that were hit': ['limits_hit', {}],
          'the bounds': ['list_bounds', {}],
          'what is translated': ['translation_counts', {}],
          translations: ['list_translations', { p_language: 'fr', p_kind: 'product' }],
          'a translation written': ['save_translations', { p_changes: [] }],
          'products of a file checked': ['check_import', { p_products: [] }],
          'products of a file': [
            'import_products',
            { p_import: '00000000-0000-4000-8000-000000000001', p_file: 'a', p_products: [] },
          ],
          'an import taken back': ['undo_import', { p_import: '00000000-0000-4000-8000-000000000001' }],
          'imports of the last hour': ['list_imports', {}],
          'every product in a file': ['export_products', { p_ids: ['00000000-0000-4000-8000-000000000001'] }],
          'a bound set': ['set_bound', { p_name: 'orders', p_value: 1 }],
          'suppressed addresses': ['list_suppressed_emails', {}],
          'failed mails': ['list_failed_mails', {}],
          'an address that is lifted': ['lift_suppression', { p_email: 'shopper@zellige.example' }],
        } as const,
        (t, [name, args]) => t.rpc(name, args, sent),
      )
        .concat({
          name: 'a mail that is sent again',
          changes: ['private.email_outbox'],
          async run(t) {
            const { id } = await t.shop.one<{ id: number }>(
              `insert into private.email_outbox (recipient, template, payload, failed_at)
                 select o.customer_email, 'order-pending', jsonb_build_object('order_id', o.id, 'again', true), now()
                 from public.orders o limit 1 returning id::int`,
            )
            const answer = await t.rpc('retry_mail', { p_id: id }, sent)
            expect(
              await t.shop.sql('select failed_at from private.email_outbox where id = $1', [id]),
            ).toEqual([{ failed_at: expect.anything() }])
            return answer
          },
        })
        .map((attempt) => ({ ...attempt, name: `${attempt.name}, ${who}` })),
    ),
  },
  {
    name: 'a network that is made up',
    cases: each(
      {
        'a text': 'nowhere',
        'a statement': "'; drop table private.holds; --",
        'a long one': '1'.repeat(5000),
        'too large': '999.999.999.999',
        'half an address': '::::::',
      },
      async (t, network) => {
        const product = await makeProduct(t.shop, { price: 60 })
        const wanted = orderArgs([product.line()], 60)
        // As the platform's proxy would pass it on; the embedded back end has no headers of its own.
        const { id } = await t.shop.one<{ id: string | null }>(
          `with sent as materialized (select set_config('request.headers', $1, true))
           select public.place_order($2, $3, $4, $5, 'cod', 60) ->> 'id' as id from sent`,
          [
            JSON.stringify({ 'cf-connecting-ip': network }),
            wanted.p_idempotency_key,
            JSON.stringify(wanted.p_items),
            JSON.stringify(wanted.p_customer),
            JSON.stringify(wanted.p_shipping_address),
          ],
        )
        expect(id).not.toBeNull()
        return []
      },
      { changes },
    ),
  },
]
