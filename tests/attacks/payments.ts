// Payments and refunds: written, read and recorded by customers whose money it is not, and sums that are none.
import { type Attack, type Case, each, type Target } from './target.ts'

const customers = { 'without a session': {}, 'as a member': { as: 'shopper' } } as const
const uuid = '00000000-0000-4000-8000-000000000001'
/** What an owner would call, over the victim's money. */
const ownersCalls: Record<string, [name: string, args: (t: Target) => object]> = {
  'a payment': ['record_payment', (t) => ({ p_order_id: t.money.order, p_amount: 60, p_method: 'bank' })],
  'a payment of their own order': [
    'record_payment',
    (t) => ({ p_order_id: t.mine.id, p_amount: 60, p_method: 'bank' }),
  ],
  'a refund': [
    'record_refund',
    (t) => ({ p_payment_id: t.money.payment, p_amount: 1, p_reason: 'r', p_way: 'cash' }),
  ],
  'a refund through the provider': [
    'start_refund',
    (t) => ({ p_refund_id: uuid, p_payment_id: t.money.payment, p_amount: 1, p_reason: 'r' }),
  ],
  'a correction of their own order': [
    'correct_order',
    (t) => ({
      p_order_id: t.mine.id,
      p_seen: new Date().toISOString(),
      p_items: [{ item: null, ...t.product.line() }],
      p_customer: { name: 'Nora Alami', email: 'nora@example.com', phone: '+212600000000' },
      p_shipping_address: { address: '1', city: 'Rabat', zipCode: '10000', country: 'MA' },
      p_expected_total: 0,
    }),
  ],
  'what a correction would come to': [
    'preview_correction',
    (t) => ({ p_order_id: t.mine.id, p_items: [], p_country: 'MA', p_city: 'Rabat' }),
  ],
  'an order at the counter that is paid': [
    'place_owner_order',
    (t) => ({
      p_channel: 'counter',
      p_idempotency_key: 'ab'.repeat(32),
      p_items: [t.product.line()],
      p_customer: { name: 'Nora Alami', email: 'nora@example.com', phone: '+212600000000' },
      p_shipping_address: { address: '1', city: 'Rabat', zipCode: '10000', country: 'MA' },
      p_payment_method: 'cod',
      p_expected_total: 0,
      p_is_paid: true,
    }),
  ],
  'what was corrected': ['list_corrections', (t) => ({ p_order_id: t.mine.id })],
  'a payment undone': ['undo_payment', (t) => ({ p_payment_id: t.money.payment })],
  'many at once': [
    'change_orders',
    (t) => ({ p_changes: [{ number: t.mine.number, field: 'payment', from: 'pending', to: 'paid' }] }),
  ],
  'reservations released': ['release_overdue_orders', () => ({})],
  'every reservation': ['expire_unpaid_orders', () => ({ p_limit: 200 })],
  'mails to all who owe': ['remind_unpaid_orders', () => ({})],
}
/** With each session that is not the owner's. */
const byCustomers = (cases: (sent: { as?: 'shopper' }) => Case[]): Case[] =>
  Object.entries(customers).flatMap(([who, sent]) =>
    cases(sent).map((attempt) => ({ ...attempt, name: `${attempt.name}, ${who}` })),
  )

export const paymentAttacks: Attack[] = [
  {
    name: 'payments and refunds written into the tables',
    cases: (['shopper', 'owner'] as const).flatMap((as) =>
      each(
        {
          'a payment of their own order': [
            'payments',
            (t: Target) => ({ order_id: t.mine.id, method: 'bank', amount: 60, status: 'succeeded' }),
          ],
          'a payment that a provider reported': [
            'payments',
            (t: Target) => ({
              order_id: t.mine.id,
              method: 'card',
              provider: 'stripe',
              reference: 'cs_1',
              amount: 60,
              status: 'succeeded',
              settled_at: '2026-01-01',
            }),
          ],
          'a refund': [
            'refunds',
            (t: Target) => ({ payment_id: t.money.payment, amount: 1, way: 'cash', status: 'succeeded' }),
          ],
        } as Record<string, [string, (t: Target) => object]>,
        (t, [table, row]) => t.rest('POST', table, { as, body: row(t) }),
      ).map((attempt) => ({ ...attempt, name: `${attempt.name}, by ${as}` })),
    ),
  },
  {
    name: 'payments and refunds changed or deleted',
    cases: (['shopper', 'other', 'owner'] as const).flatMap((as) =>
      each(
        {
          'a failed payment': ['PATCH', 'payments', { status: 'failed' }],
          'another amount': ['PATCH', 'payments', { amount: 1 }],
          'another order': ['PATCH', 'payments', { order_id: uuid }],
          'another refund': ['PATCH', 'refunds', { amount: 9 }],
          'no payment': ['DELETE', 'payments', undefined],
          'no refund': ['DELETE', 'refunds', undefined],
        } as Record<string, [string, string, object | undefined]>,
        (t, [method, table, body]) => t.rest(method, `${table}?id=not.is.null`, { as, body }),
      ).map((attempt) => ({ ...attempt, name: `${attempt.name}, by ${as}` })),
    ),
  },
  {
    name: 'an order that is called paid',
    cases: (['shopper', 'owner'] as const).flatMap((as) =>
      each(
        {
          'by its status': { payment_status: 'paid' },
          'by its sum': { paid_amount: 60 },
          'by nothing due': { due_amount: 0 },
          'by a refund': { paid_amount: 60, refunded_amount: 60 },
        },
        (t, body) => t.rest('PATCH', `orders?id=eq.${t.mine.id}`, { as, body }),
        // A generated column: PostgREST answers 400.
        { clumsy: true },
      ).map((attempt) => ({ ...attempt, name: `${attempt.name}, by ${as}` })),
    ),
  },
  {
    name: 'payments of others, asked for directly',
    cases: byCustomers((sent) =>
      each(
        {
          'by account': (t: Target) =>
            `payments?select=amount,orders!inner(user_id)&orders.user_id=eq.${t.victim}`,
          'by order': (t: Target) => `payments?order_id=eq.${t.money.order}`,
          'by order and more': (t: Target) => `payments?order_id=in.(${t.money.order},${t.guests.id})`,
          'with their order': (t: Target) =>
            `payments?id=eq.${t.money.payment}&select=amount,orders(customer_email)`,
          'with their refunds': () => 'payments?select=amount,refunds!inner(amount)',
          'refunds alone': () => 'refunds',
          'refunds by payment': (t: Target) => `refunds?payment_id=eq.${t.money.payment}`,
          'from the order': (t: Target) => `orders?id=eq.${t.money.order}&select=id,payments(amount)`,
          'the provider’s events': () => 'payment_events',
        },
        (t, path) => t.rest('GET', path(t), sent),
      ),
    ),
  },
  {
    name: 'money recorded by customers',
    cases: byCustomers((sent) => each(ownersCalls, (t, [name, args]) => t.rpc(name, args(t), sent))),
  },
  {
    name: 'what only the provider’s function may call',
    cases: (['shopper', 'owner'] as const).flatMap((as) =>
      each(
        {
          attach_payment: (t: Target) => ({ p_payment_id: t.money.payment, p_reference: 'cs_1' }),
          finish_refund: () => ({ p_refund_id: uuid, p_status: 'succeeded', p_reference: 're_1' }),
          record_payment_event: () => ({
            p_provider: 'stripe',
            p_event_id: 'evt_1',
            p_body_hash: 'a'.repeat(64),
            p_event: { kind: 'x', reference: 'cs_1', state: 'succeeded', amount: 60, currency: 'USD' },
          }),
          expire_unpaid_orders: () => ({ p_limit: 200 }),
          count_units_sold: () => ({}),
          forget_old: () => ({}),
          publish_due_products: () => ({}),
        },
        (t, args, name) => t.rpc(name, args(t), { as }),
      ).map((attempt) => ({ ...attempt, name: `${attempt.name}, by ${as}` })),
    ),
  },
  {
    name: 'amounts that are none, with the owner’s session',
    cases: Object.entries({
      payment: (t: Target, amount: unknown): [string, object] => [
        'record_payment',
        { p_order_id: t.theirs.id, p_amount: amount, p_method: 'bank' },
      ],
      refund: (t: Target, amount: unknown): [string, object] => [
        'record_refund',
        { p_payment_id: t.money.payment, p_amount: amount, p_reason: 'r', p_way: 'cash' },
      ],
    }).flatMap(([what, call]) =>
      each(
        {
          zero: 0,
          negative: -60,
          'half a cent': 0.005,
          'a third of a cent more': 1.0033,
          enormous: 1e30,
          'ten million': 10_000_000,
          'not a number': 'NaN',
          infinity: 'Infinity',
          commas: '1,50',
          thousands: '1,000.00',
          'with its currency': '$60',
          words: 'all',
          nothing: null,
          object: { amount: 60 },
          yes: true,
        },
        (t, amount) => {
          const [name, args] = call(t, amount)
          return t.rpc(name, args, { as: 'owner' })
        },
      ).map((attempt) => ({ ...attempt, name: `${attempt.name}, as a ${what}` })),
    ),
  },
  {
    name: 'more refunded than was paid, with the owner’s session',
    cases: each({ 'a cent more': 50.01, twice: 120, 'all once more': 60 }, (t, amount) =>
      t.rpc(
        'record_refund',
        { p_payment_id: t.money.payment, p_amount: amount, p_reason: 'r', p_way: 'cash' },
        { as: 'owner' },
      ),
    ),
  },
]
