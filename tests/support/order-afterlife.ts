// Steps in the life of one order and of what is exchanged for it, in any order, and what must agree after each of them.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { customer, makeProduct, orderArgs, place } from './checkout.ts'
import { papersThatDisagree, stockAndOrders } from './invariants.ts'
import type { Shop } from './shop.ts'

const sizes = ['M', 'L', 'XL'] as const
type Size = (typeof sizes)[number]

export type Step =
  | { do: 'correct'; quantity: number; size: Size }
  | { do: 'invoice' | 'expire' }
  | { do: 'deliver' | 'cancel' | 'pay'; order: number }
  | { do: 'refund'; order: number; part: number }
  | { do: 'ask'; order: number; quantity: number; wanted: Size | null }
  | { do: 'withdraw from contract'; quantity: number | null }
  | { do: 'withdraw' | 'approve' | 'decline' | 'reopen' | 'exchange' | 'close'; which: number }
  | { do: 'receive'; which: number; part: number; restock: boolean }
  | { do: 'refund return'; which: number; part: number }

const order = fc.nat(5)
const which = fc.nat(9)
const part = fc.integer({ min: 1, max: 3 })
const size = fc.constantFrom(...sizes)
const toDo = <const T extends string>(name: T) => fc.constant(name)

/** One step; those that lead on are likelier, so that most sequences come to an exchange or a refund. */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ do: toDo('correct'), quantity: fc.integer({ min: 1, max: 4 }), size }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('invoice', 'expire') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('deliver', 'pay'), order }) },
  { weight: 1, arbitrary: fc.record({ do: toDo('cancel'), order }) },
  { weight: 2, arbitrary: fc.record({ do: toDo('refund'), order, part }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: toDo('ask'),
      order,
      quantity: fc.integer({ min: 1, max: 3 }),
      wanted: fc.option(size),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: toDo('withdraw from contract'),
      quantity: fc.option(fc.integer({ min: 1, max: 3 })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: toDo('approve'), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('withdraw', 'decline', 'reopen', 'close'), which }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: toDo('receive'), which, part: fc.nat(3), restock: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ do: toDo('exchange'), which }) },
  { weight: 2, arbitrary: fc.record({ do: toDo('refund return'), which, part }) },
)

const begun: Step[] = [
  { do: 'deliver', order: 0 },
  { do: 'pay', order: 0 },
]

/** A sequence of up to 16 steps: from the first day on, from the door, or from a parcel that came back for another size. */
export const life: fc.Arbitrary<Step[]> = fc.oneof(
  fc.array(step, { minLength: 4, maxLength: 16 }),
  fc.array(step, { minLength: 3, maxLength: 14 }).map((steps) => [...begun, ...steps]),
  fc
    .tuple(
      fc.integer({ min: 1, max: 3 }),
      size,
      fc.boolean(),
      fc.array(step, { minLength: 2, maxLength: 11 }),
    )
    .map(([quantity, wanted, restock, steps]): Step[] => [
      ...begun,
      { do: 'ask', order: 0, quantity, wanted },
      { do: 'approve', which: 0 },
      { do: 'receive', which: 0, part: quantity, restock },
      ...steps,
    ]),
)

/** What the shop may refuse: each is a name, and never a fault. */
const refusals = new Set([
  ...['ORDER_NOT_CORRECTABLE', 'ORDER_INVOICED', 'OUT_OF_STOCK', 'LINE_LIMIT', 'CHANGED_MEANWHILE'],
  ...['HAS_RETURNS', 'RETURN_CLOSED', 'ALREADY_RETURNED', 'INVALID_INPUT', 'NOT_PAID', 'NOT_SENT_YET'],
  ...[
    'WITHDRAWAL_CLOSED',
    'REFUND_EXCEEDS_PAYMENT',
    'NOTHING_TO_EXCHANGE',
    'ORDER_WAS_CANCELLED',
    'TOO_MANY_EXCHANGES',
  ],
])

type Answer = PromiseLike<{ data: unknown; error: { message: string; details: string | null } | null }>
const preview = v.looseObject({ total: v.number() })

/** A shop's order of three at 30 in the size M, whose sizes M and L cost the same and XL six more. */
export async function startLife(shop: Shop) {
  const owner = shop.clients.owner
  const product = await makeProduct(shop, {
    price: 30,
    stock: sizes.map((each) => ({ size: each, quantity: each === 'L' ? 4 : 10 })),
  })
  await shop.sql("update public.product_variants set price = 36 where product_id = $1 and size = 'XL'", [
    product.id,
  ])
  const buyer = customer()
  const args = orderArgs([product.line(3, 'M')], 90, { p_customer: buyer })
  const first = await place(shop.clients.anon, args)
  /** Cash in the shop's till for these orders: what was taken, less what was given back. */
  let till = 0
  const steps: string[] = []

  const may = async (answer: Answer) => {
    const { data, error } = await answer
    steps.push(error?.message ?? 'done')
    if (error && !refusals.has(error.message)) throw new Error(`${error.message} ${error.details}`)
    return error ? null : { data }
  }
  const orders = () =>
    shop.sql<{ id: string; number: string; due: number; status: string; updated_at: string }>(
      `select o.id, o.order_number as number, o.due_amount::float as due, o.order_status as status, o.updated_at::text
       from public.orders o where o.id in (select i.order_id from public.order_items i where i.product_id = $1)
       order by o.created_at, o.id`,
      [product.id],
    )
  const pick = async (at: number) => {
    const all = await orders()
    const one = all[at % all.length]
    if (!one) throw new Error('There is no order')
    return one
  }
  const returned = async (at: number) => {
    const all = await shop.sql<{ id: string; state: string }>(
      `select r.id, r.state from public.returns r
       where r.order_id in (select i.order_id from public.order_items i where i.product_id = $1) order by r.requested_at, r.id`,
      [product.id],
    )
    return all[at % Math.max(1, all.length)]
  }
  /** A part of what may be refunded of an order, and the payment of which most is left. */
  const refundable = async (orderId: string, share: number) => {
    const [payment] = await shop.sql<{ id: string; left: number }>(
      `select p.id, (p.amount - coalesce((select sum(r.amount) from public.refunds r
         where r.payment_id = p.id and r.status <> 'failed'), 0))::float as left
       from public.payments p where p.order_id = $1 and p.status = 'succeeded' order by 2 desc, p.id limit 1`,
      [orderId],
    )
    const amount = payment ? Math.round((payment.left * 100) / share) / 100 : 0
    return payment && amount > 0 ? { ...payment, amount } : null
  }

  /** Of each of the first order's items as many as are not on their way back. */
  const kept = () =>
    shop.sql<{ id: string; quantity: number }>(
      'select i.id, i.quantity - private.returned_quantity(i.id) as quantity from public.order_items i where i.order_id = $1',
      [first.id],
    )

  async function act(now: Step): Promise<void> {
    switch (now.do) {
      case 'correct': {
        const [item] = await shop.sql<{ id: string }>(
          'select id from public.order_items where order_id = $1 order by position limit 1',
          [first.id],
        )
        const p_items = [
          { item: item?.id ?? '', slug: product.slug, size: now.size, color: '', quantity: now.quantity },
        ]
        const seen = await shop.one<{
          updated_at: string
          name: string
          email: string
          phone: string
          address: Record<string, string>
        }>(
          `select updated_at::text, customer_name as name, customer_email as email, customer_phone as phone, shipping_address as address
           from public.orders where id = $1`,
          [first.id],
        )
        const before = await kept()
        const asked = await owner.rpc('preview_correction', {
          p_order_id: first.id,
          p_items,
          p_country: seen.address.country ?? '',
          p_city: seen.address.city ?? '',
          p_code: '',
        })
        if (asked.error) return void (await may(Promise.resolve(asked)))
        const corrected = await may(
          owner.rpc('correct_order', {
            p_order_id: first.id,
            p_seen: seen.updated_at,
            p_items,
            p_customer: { name: seen.name, email: seen.email, phone: seen.phone },
            p_shipping_address: seen.address,
            p_expected_total: v.parse(preview, asked.data).total,
            p_code: '',
          }),
        )
        const after = await kept()
        for (const { id, quantity } of corrected ? before : []) {
          const wanted = id === item?.id ? now.quantity : 0
          const stays = after.find((each) => each.id === id)?.quantity ?? 0
          if (stays < Math.min(quantity, wanted))
            throw new Error(
              `A correction to ${wanted} leaves ${stays} of ${quantity} that were not withdrawn from`,
            )
        }
        return
      }
      case 'invoice':
        await may(owner.rpc('issue_invoices', { p_numbers: (await orders()).map(({ number }) => number) }))
        return
      case 'expire':
        await shop.sql(
          `update private.exchange_holds h set until = now() - interval '1 minute'
           where h.variant_id in (select id from public.product_variants where product_id = $1)`,
          [product.id],
        )
        await shop.sql('select private.expire_unpaid_orders(10)')
        return
      case 'deliver':
      case 'cancel': {
        const { id, status } = await pick(now.order)
        const to = now.do === 'deliver' ? 'delivered' : 'cancelled'
        if (status === 'cancelled' || status === to) return
        await may(owner.from('orders').update({ order_status: to }).eq('id', id))
        return
      }
      case 'pay': {
        const { id, due } = await pick(now.order)
        if (
          due > 0 &&
          (await may(owner.rpc('record_payment', { p_order_id: id, p_amount: due, p_method: 'cod' })))
        )
          till += due
        return
      }
      case 'refund': {
        const refund = await refundable((await pick(now.order)).id, now.part)
        if (!refund) return
        const sent = { p_payment_id: refund.id, p_amount: refund.amount, p_reason: 'Part', p_way: 'cash' }
        if (await may(owner.rpc('record_refund', sent))) till -= refund.amount
        return
      }
      case 'ask': {
        const { id } = await pick(now.order)
        const [item] = await shop.sql<{ id: string }>(
          'select id from public.order_items where order_id = $1 order by position limit 1',
          [id],
        )
        // For the customer, as owners may: what bounds strangers is tested by itself.
        await may(
          owner.rpc('request_return', {
            p_id: randomUUID(),
            p_order_id: id,
            p_items: [
              {
                ...{ item: item?.id ?? '', quantity: now.quantity, reason: 'too_small', words: '' },
                ...(now.wanted && { exchange: { size: now.wanted, color: '' } }),
              },
            ],
          }),
        )
        return
      }
      case 'withdraw from contract': {
        const [item] = await shop.sql<{ id: string }>(
          'select id from public.order_items where order_id = $1 order by position limit 1',
          [first.id],
        )
        await may(
          shop.clients.anon.rpc('withdraw_from_order', {
            ...{ p_id: randomUUID(), p_order_id: first.id, p_token: args.p_idempotency_key },
            ...{ p_name: buyer.name, p_email: buyer.email },
            ...(now.quantity && { p_items: [{ item: item?.id ?? '', quantity: now.quantity }] }),
          }),
        )
        return
      }
      default: {
        const one = await returned(now.which)
        if (one) await actOnReturn(now, one)
      }
    }
  }

  async function actOnReturn(
    now: Extract<Step, { which: number }>,
    { id: p_id, state }: { id: string; state: string },
  ): Promise<void> {
    const decide = (p_state: string, p_seen: string) =>
      may(owner.rpc('decide_return', { p_id, p_state, p_seen, p_answer: 'Words.' }))
    switch (now.do) {
      case 'withdraw':
        await may(owner.rpc('withdraw_return', { p_id }))
        return
      case 'approve':
        await decide('approved', 'requested')
        return
      case 'decline':
        await decide('declined', 'requested')
        return
      case 'reopen':
        await decide('requested', state)
        return
      case 'exchange':
        await may(owner.rpc('exchange_return', { p_id }))
        return
      case 'close':
        await may(owner.rpc('close_return', { p_id, p_answer: 'Words.' }))
        return
      case 'receive': {
        const items = await shop.sql<{ id: string; quantity: number }>(
          'select id, quantity from public.return_items where return_id = $1 order by id',
          [p_id],
        )
        await may(
          owner.rpc('receive_return', {
            p_id,
            p_items: items.map(({ id, quantity }) => ({
              ...{ id, received: Math.min(now.part, quantity), condition: 'unused' },
              restocked: now.restock,
            })),
          }),
        )
        return
      }
      case 'refund return': {
        const { order_id } = await shop.one<{ order_id: string }>(
          'select order_id from public.returns where id = $1',
          [p_id],
        )
        const refund = await refundable(order_id, now.part)
        if (!refund) return
        const sent = await may(
          owner.rpc('refund_return', {
            p_id,
            p_refund_id: randomUUID(),
            p_payment_id: refund.id,
            p_amount: refund.amount,
            p_reason: 'Returned',
            p_way: 'cash',
          }),
        )
        if (sent) till -= refund.amount
      }
    }
  }

  /** Of each variant what must not change, and what the shop holds of the customer's money in all orders together. */
  const state = () =>
    shop.one<{ stock: object; held: number }>(
      `select (select json_object_agg(s.id, s.n) from (${stockAndOrders}) s
           where s.id in (select v.id from public.product_variants v where v.product_id = $1)) as stock,
         (select coalesce(sum(o.paid_amount - o.refunded_amount), 0)::float from public.orders o
           where o.id in (select i.order_id from public.order_items i where i.product_id = $1)) as held`,
      [product.id],
    )
  const papers = async () =>
    (await shop.sql<{ broken: string }>(papersThatDisagree, [product.id])).map(({ broken }) => broken)
  return { act, steps, state, papers, till: () => till }
}
