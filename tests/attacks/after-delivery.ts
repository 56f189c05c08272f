// Reviews by links, reports, origins, services that are told of orders, and left checkouts: without the secret, in another's name, with what is none.
import { randomUUID } from 'node:crypto'
import { type Attack, each, type Target } from './target.ts'

const secrets = {
  none: null,
  empty: '',
  short: 'f',
  wrong: 'f'.repeat(64),
  upper: 'F'.repeat(64),
  long: 'f'.repeat(100_000),
  'a pattern': '%',
  SQL: "' or true --",
}
const as = { guest: undefined, member: 'shopper' } as const
const from = (role: 'shopper' | undefined) => (role ? { as: role } : {})
const write = (t: Target, changes: object) =>
  t.rpc('write_review', { p_token: 'f'.repeat(64), p_slug: 'oxford-cotton-shirt', p_rating: 5, ...changes })
const visit = { source: 'a', medium: '', campaign: '', host: '' }

export const afterDeliveryAttacks: Attack[] = [
  {
    name: 'reviews of an order without its secret',
    cases: [
      ...each(secrets, (t, p_token) => t.rpc('open_review_link', { p_token })),
      ...each(secrets, (t, p_token) => write(t, { p_token })),
      ...each(secrets, (t, p_token) => t.rpc('stop_asking', { p_token })),
      ...each(secrets, (t, p_token) => t.rpc('kept_cart', { p_token })),
    ],
  },
  {
    name: 'reviews that are none',
    cases: each(
      {
        'no stars': { p_rating: null },
        'ten stars': { p_rating: 10 },
        'half a star': { p_rating: 0.5 },
        'an endless text': { p_body: 'x'.repeat(100_000) },
        'pictures by the hundred': { p_pictures: 100 },
        'fewer than no pictures': { p_pictures: -3 },
        'lists in lists': { p_keep: '{{00000000-0000-4000-8000-000000000001}}' },
      },
      (t, changes) => write(t, changes),
    ),
  },
  {
    name: 'moderation, answers and settings by others than the owner',
    cases: (
      ['answer_review', 'remove_review_picture', 'set_review_settings', 'make_review_link'] as const
    ).flatMap((name) =>
      each(as, (t, role) => {
        const args = {
          answer_review: { p_id: randomUUID(), p_answer: 'We close' },
          remove_review_picture: { p_id: randomUUID() },
          set_review_settings: { p_asks: true, p_after_days: 1, p_publishing: 'at-once' },
          make_review_link: { p_order_id: t.mine.id },
        }
        return t.rpc(name, args[name], from(role))
      }).map((attempt) => ({ ...attempt, name: `${name}: ${attempt.name}` })),
    ),
  },
  {
    name: 'files in the bucket of reviews that nobody announced',
    cases: each(as, (t, role) =>
      t.send('POST', `/storage/v1/object/review-pictures/${randomUUID()}`, {
        ...from(role),
        body: Buffer.from('524946461a000000574542505650384c', 'hex'),
        headers: { 'Content-Type': 'image/webp' },
      }),
    ),
  },
  {
    name: 'the origin of another’s order',
    cases: each({ ...secrets }, (t, p_token) =>
      t.rpc(
        'note_origin',
        { p_order_id: t.guests.id, p_first: visit, p_last: visit, p_token },
        { as: 'shopper' },
      ),
    ),
  },
  {
    name: 'the yes of another’s order',
    cases: each({ ...secrets }, (t, p_token) =>
      t.rpc(
        'agree_to_events',
        { p_order_id: t.guests.id, p_purposes: ['meta', 'google'], p_token },
        { as: 'shopper' },
      ),
    ),
  },
  {
    name: 'taking the yes of another’s order back',
    cases: each({ ...secrets }, (t, p_token) =>
      t.rpc('end_events', { p_order_id: t.guests.id, p_token }, { as: 'shopper' }),
    ),
  },
  {
    name: 'figures, costs, services and reminders by others than the owner',
    cases: (
      [
        'origin_report',
        'list_campaign_costs',
        'keep_origins',
        'read_reminders',
        'set_reminders',
        'read_receivers',
        'set_receiver',
      ] as const
    ).flatMap((name) =>
      each(as, (t, role) => {
        const args = {
          origin_report: { p_from: '2026-01-01', p_to: '2026-02-01' },
          list_campaign_costs: {},
          keep_origins: { p_on: true },
          read_receivers: {},
          set_receiver: { p_name: 'meta', p_on: true, p_account: '1234567' },
          read_reminders: {},
          set_reminders: { p_reminds: true, p_after_hours: 1 },
        }
        return t.rpc(name, args[name], from(role))
      }).map((attempt) => ({ ...attempt, name: `${name}: ${attempt.name}` })),
    ),
  },
]
