// The shop's mail turned against others: texts of a stranger in it, lists that no one joined, floods; and names that
// speak for the shop or hide what they are.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { toClaimedMails } from '../../supabase/functions/_shared/mail/claimed.ts'
import { compose, type Message } from '../../supabase/functions/_shared/mail/message.ts'
import { serviceToken } from '../../supabase/local/service-token.ts'
import { site } from '../mail/samples.ts'
import { type Attack, changedByAnOrder, changedByParcels, each, type Target } from './target.ts'

const stranger = () => `victim-${randomUUID()}@example.com`
const lure = 'Your account is locked. Unlock it at evil-shop'

/** What the mail function would send to an address now. */
async function mailsTo(t: Target, email: string): Promise<Message[]> {
  const { text } = await t.rpc('claim_mail', { p_limit: 100 }, { token: serviceToken() })
  if (!text.startsWith('[')) throw new Error(text)
  return toClaimedMails(JSON.parse(text))
    .filter(({ recipient }) => recipient === email)
    .map((mail) => compose(mail, site))
}
/** Lets the 15 seconds pass in which an owner may still take something back. */
const pass = (t: Target) =>
  t.shop.sql(
    `update private.email_outbox set created_at = created_at - interval '1 minute' where sent_at is null`,
  )
const customer = (email: string) => ({ name: 'Amina Alami', email, phone: '0661223344', note: '' })
const home = { address: '14 Rue X', city: 'Fes', zipCode: '30000', country: 'MA' }
const lists = ['newsletter', 'flash-deals', 'coming-soon', 'vip-club']
const restock = () => `back-in-stock:${randomUUID()}`

/** The address that a case had mail sent to, stored between its run and the check after it. */
const victims = new WeakMap<Target, string>()
const pick = (t: Target) => {
  const email = stranger()
  victims.set(t, email)
  return email
}
const victimOf = (t: Target) => victims.get(t) ?? ''

const orderFor = (t: Target, email: string, changes: { customer?: object; home?: object } = {}) =>
  t.order({
    p_customer: { ...customer(email), ...changes.customer },
    p_shipping_address: { ...home, ...changes.home },
  })

const staff = [
  'Zellige',
  'Zellige Team',
  'Z e l l i g é',
  'ZeIIige',
  'Customer Service',
  '5upport',
  'Ѕtaff',
  'فريق الدعم',
]
const hidden: Record<string, string> = {
  'an invisible letter': 'Nora\u200bAlami',
  'a soft hyphen': 'No\u00adra Alami',
  'a direction': 'Nora \u202eimalA',
  'a filler': 'Nora\u3164Alami',
  'a tag': 'Nora\u{e0041}',
  'two alphabets': 'N\u043era Alami',
  'letters for mathematics': '\u{1d40d}ora',
  'full width': '\uff2eora',
  'a web address': 'Nora www.evil.example',
  markup: 'Nora <b>',
}

export const mailAttacks: Attack[] = [
  {
    name: 'a stranger’s text in a mail of the shop',
    cases: each(
      {
        'in the name': { customer: { name: lure } },
        'in the note': { customer: { note: lure } },
        'in the phone number': { customer: { phone: lure.slice(0, 40) } },
        'in the street': { home: { address: lure } },
        'in the city': { home: { city: lure } },
        'in the postcode': { home: { zipCode: 'evil-shop' } },
      },
      (t, changes) => t.rpc('place_order', orderFor(t, pick(t), changes)),
      {
        open: true,
        changes: changedByAnOrder,
        after: async (t) => {
          const mails = await mailsTo(t, victimOf(t))
          for (const { html, text, subject } of mails)
            expect(html + text + subject).not.toMatch(/evil|unlock/i)
          // Either the field is refused, or exactly one mail goes out, which can be ended with one press.
          const orders = await t.shop.sql('select 1 from public.orders where customer_email = $1', [
            victimOf(t),
          ])
          expect(mails).toHaveLength(orders.length)
          for (const { headers, text } of mails) {
            expect(headers['List-Unsubscribe']).toContain('?stop=')
            expect(text).toContain('/not-me#')
          }
        },
      },
    ),
  },
  {
    name: 'more than one mail for an order in a stranger’s name',
    cases: [
      {
        name: 'by cancelling it',
        open: true,
        changes: changedByAnOrder,
        run: async (t) => {
          const order = orderFor(t, pick(t))
          const placed = await t.rpc('place_order', order)
          const { id } = JSON.parse(placed.text)
          return [placed, await t.rpc('cancel_order', { p_order_id: id, p_token: order.p_idempotency_key })]
        },
        after: async (t) => {
          await pass(t)
          expect((await mailsTo(t, victimOf(t))).map(({ subject }) => subject)).toEqual([
            expect.stringMatching(/ is in$/),
          ])
        },
      },
      {
        name: 'by a message in the same name',
        open: true,
        changes: ['public.messages', 'private.email_outbox'],
        run: (t) =>
          t.rpc('send_message', {
            p_kind: 'contact',
            p_id: randomUUID(),
            p_fields: { name: 'Amina', email: pick(t), subject: lure, body: lure },
          }),
        after: async (t) => expect(await mailsTo(t, victimOf(t))).toEqual([]),
      },
    ],
  },
  {
    name: 'a list that no one joined',
    cases: each(
      Object.fromEntries([...lists, 'back-in-stock'].map((list) => [list, list])),
      (t, list) =>
        t.rpc('subscribe', { p_email: pick(t), p_topic: list === 'back-in-stock' ? restock() : list }),
      {
        open: true,
        changes: ['private.email_outbox'],
        after: async (t) => {
          const rows = await t.shop.sql('select 1 from public.subscriptions where email = $1', [victimOf(t)])
          expect(rows).toEqual([])
          const [mail, ...more] = await mailsTo(t, victimOf(t))
          expect([mail?.text.includes('/confirm-address#'), more]).toEqual([true, []])
        },
      },
    ),
  },
  {
    name: 'a member’s session that subscribes another address',
    cases: each(
      Object.fromEntries(lists.map((list) => [list, list])),
      (t, list) => t.rpc('subscribe', { p_email: pick(t), p_topic: list }, { as: 'shopper' }),
      {
        open: true,
        changes: ['private.email_outbox'],
        after: async (t) => {
          expect(
            await t.shop.sql('select 1 from public.subscriptions where email = $1', [victimOf(t)]),
          ).toEqual([])
        },
      },
    ),
  },
  {
    name: 'a mailbox flooded',
    cases: each(
      {
        'with one address': () => 'flooded@example.com',
        'with tags': (n: number) => `tagged+${n}@example.com`,
        'with dots': (n: number) => `flo${n % 2 ? '.' : ''}od${n % 3 ? '.' : ''}er@gmail.com`,
        'with both names of a provider': (n: number) => `both.names@${n % 2 ? 'gmail' : 'googlemail'}.com`,
        'in capitals': (n: number) => (n % 2 ? 'CAPITAL@example.com' : 'capital@Example.com'),
      } as Record<string, (n: number) => string>,
      async (t, spell) => {
        const answers = []
        for (let n = 0; n < 12; n += 1)
          answers.push(await t.rpc('subscribe', { p_email: spell(n), p_topic: restock() }))
        return answers
      },
      {
        open: true,
        changes: ['private.email_outbox'],
        after: async (t) => {
          const { text } = await t.rpc('claim_mail', { p_limit: 100 }, { token: serviceToken() })
          const boxes = toClaimedMails(JSON.parse(text)).map(({ recipient }) =>
            recipient
              .replace(/\+.*@/, '@')
              .replace(/^(.*)@g.*mail\.com$/, (_, name) => `${name.replaceAll('.', '')}@gmail.com`),
          )
          for (const box of new Set(boxes))
            expect(boxes.filter((other) => other === box).length, box).toBeLessThanOrEqual(5)
          // The rest is in the queue, not refused.
          const [waits] = await t.shop.sql<{ n: number }>(
            `select count(*)::int as n from private.email_outbox where sent_at is null and dropped_at is null and lease is null
              and template = 'subscribe-confirm'`,
          )
          expect(waits?.n).toBeGreaterThan(0)
        },
      },
    ),
  },
  {
    name: 'mails about orders held up by links that no one asked for',
    cases: each(
      { 'that wait': 'null, false', 'that were sent within the hour': 'now(), true' },
      async (t, sent) => {
        await t.shop.sql(`
          insert into private.email_outbox (recipient, template, payload, next_try_at, sent_at, is_unconfirmed)
          select 'held-' || n || '@held-' || n || '.example.com', 'subscribe-confirm', '{"topic": "newsletter"}', now() - interval '10 minutes', ${sent}
          from generate_series(1, 600) as n`)
        const placed = await t.rpc('place_order', orderFor(t, pick(t)))
        await t.rpc('subscribe', { p_email: stranger(), p_topic: 'newsletter' })
        const { text } = await t.rpc('claim_mail', { p_limit: 100 }, { token: serviceToken() })
        await t.shop.sql("delete from private.email_outbox where recipient like 'held-%'")
        const claimed = toClaimedMails(JSON.parse(text))
        expect(claimed.map(({ recipient }) => recipient)).toContain(victimOf(t))
        // Links that had their share of the hour wait; the others follow the mails about orders.
        const links = claimed.filter(({ template }) => template === 'subscribe-confirm')
        if (sent === 'null, false') expect(links).not.toEqual([])
        else expect(links).toEqual([])
        return placed
      },
      { open: true, changes: changedByAnOrder },
    ),
  },
  {
    name: 'addresses that no mail server takes',
    cases: each(
      {
        'two in one': 'a@example.com,b@example.com',
        'a name with it': 'Nora <nora@example.com>',
        'a line break': 'nora@example.com\r\nBcc: all@example.com',
        'a quoted part': '"nora alami"@example.com',
        'a comment': 'nora(x)@example.com',
        'letters of another alphabet': 'n\u043era@example.com',
        'a dot at the end': 'nora@example.com.',
        'two dots': 'no..ra@example.com',
        'a number for a domain': 'nora@127.0.0.1',
        'no dot': 'nora@localhost',
        'too long': `${'n'.repeat(65)}@example.com`,
      },
      async (t, email) => [
        await t.rpc('subscribe', { p_email: email, p_topic: 'newsletter' }),
        await t.rpc('place_order', orderFor(t, email)),
        await t.rpc('send_message', {
          p_kind: 'contact',
          p_id: randomUUID(),
          p_fields: { name: 'Amina', email, subject: 'Hello', body: 'Hello' },
        }),
        await t.rpc('request_welcome', { p_email: email }),
        await t.rpc('request_student_discount', { p_name: 'Amina', p_email: email, p_school: 'X' }),
      ],
    ),
  },
  {
    name: 'links of mails, guessed or of another',
    cases: [
      ...each(
        {
          'no link': '',
          'any link': randomUUID(),
          'a pattern': '%',
          'a long one': 'a'.repeat(100_000),
          none: null,
        },
        async (t, p_token) => [
          await t.rpc('confirm_address', { p_token }),
          await t.rpc('stop_mail', { p_token }),
        ],
      ),
      {
        name: 'of an order’s mail that no one got yet',
        run: async (t) => {
          const [row] = await t.shop.sql<{ token: string }>(
            "select unsubscribe_token::text as token from private.email_outbox where template = 'order-pending' and not is_unconfirmed limit 1",
          )
          return [
            await t.rpc('confirm_address', { p_token: row?.token }),
            await t.rpc('stop_mail', { p_token: row?.token }),
          ]
        },
      },
    ],
  },
  {
    name: 'what only the mail function may do',
    cases: (['anon', 'shopper', 'owner'] as const).flatMap((who) =>
      each(
        {
          'an address suppressed': [
            'suppress_email',
            { p_email: 'rival@example.com', p_reason: 'complaint' },
          ],
          'a mail failed': [
            'mail_failed',
            { p_id: 1, p_lease: randomUUID(), p_error: '', p_final: true, p_bounced: true },
          ],
        } as Record<string, [string, object]>,
        (t, [name, args]) => t.rpc(name, args, who === 'anon' ? {} : { as: who }),
      ).map((attempt) => ({ ...attempt, name: `${attempt.name}, by ${who}` })),
    ),
  },
  {
    name: 'a bounce that suppresses another address',
    cases: [
      {
        name: 'with a tag',
        open: true,
        // Claiming mails makes those about new orders.
        changes: ['private.email_outbox', 'private.suppressed_emails', 'private.new_orders'],
        run: async (t) => {
          const answer = await t.rpc('subscribe', {
            p_email: 'boss+none@corp.example',
            p_topic: 'newsletter',
          })
          const claimed = await t.rpc('claim_mail', { p_limit: 100 }, { token: serviceToken() })
          const mail = toClaimedMails(JSON.parse(claimed.text)).find(({ recipient }) =>
            recipient.startsWith('boss+'),
          )
          await t.rpc(
            'mail_failed',
            { p_id: mail?.id, p_lease: mail?.lease, p_error: '550 no such user', p_bounced: true },
            { token: serviceToken() },
          )
          return answer
        },
        after: async (t) => {
          const [row] = await t.shop.sql(
            "select private.is_suppressed('boss+none@corp.example') as tag, private.is_suppressed('boss@corp.example') as box",
          )
          expect(row).toEqual({ tag: true, box: false })
        },
      },
    ],
  },
  {
    name: 'a review in the shop’s name',
    cases: each(
      Object.fromEntries(staff.map((name) => [name, name])),
      async (t, name) => {
        await t.shop.sql(
          "update public.orders set order_status = 'delivered' where id = $1 and order_status <> 'delivered'",
          [t.mine.id],
        )
        await t.rest('PATCH', `profiles?id=eq.${t.attacker}`, { as: 'shopper', body: { full_name: name } })
        return t.rpc(
          'submit_review',
          { p_slug: t.product.slug, p_rating: 1, p_body: 'Bad' },
          { as: 'shopper' },
        )
      },
      {
        changes: ['public.profiles', ...changedByAnOrder, ...changedByParcels],
        after: async (t, [answer]) => {
          expect(answer?.text).toContain('NAME_NOT_ALLOWED')
          expect(await t.shop.sql("select 1 from public.reviews where body = 'Bad'")).toEqual([])
        },
      },
    ),
  },
  {
    name: 'names that hide what they are',
    cases: each(hidden, async (t, name) => [
      await t.rest('PATCH', `profiles?id=eq.${t.attacker}`, { as: 'shopper', body: { full_name: name } }),
      await t.rpc('place_order', orderFor(t, stranger(), { customer: { name } })),
      await t.rpc('send_message', {
        p_kind: 'contact',
        p_id: randomUUID(),
        p_fields: { name, email: stranger(), subject: 'Hello', body: 'Hello' },
      }),
      await t.rpc('request_student_discount', { p_name: name, p_email: stranger(), p_school: 'X' }),
    ]),
  },
]
