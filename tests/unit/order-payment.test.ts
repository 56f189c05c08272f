import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentSentences } from '@/content/orders/order-payment'
import { type PaymentMethod, paymentMethods } from '@/domain/money/payment'
import { orderStatuses } from '@/domain/orders/order'
import {
  awaitsPayment,
  canCollect,
  isUnpaid,
  moneyStep,
  owedRefund,
  refundable,
} from '@/domain/orders/order-payment'
import { holds } from '../support/properties'

type Facts = Partial<{
  status: (typeof orderStatuses)[number]
  paid: number
  refunded: number
  refundPending: number
  /** Paid by what came back of another order, and paid for what was sent instead. */
  paidBy: number
  paidFor: number
}>

/** An order of $50.00 with its amounts as the database derives them. */
function order(paymentMethod: PaymentMethod, facts: Facts = {}) {
  const { status = 'pending', paid = 0, refunded = 0, refundPending = 0, paidBy = 0, paidFor = 0 } = facts
  const times = { createdAt: 0, settledAt: 0 }
  const total = 5000
  return {
    status,
    paymentMethod,
    paymentStatus: 'pending' as const,
    currency: 'USD',
    total,
    paid,
    refunded,
    refundPending,
    due: status === 'cancelled' ? 0 : Math.max(0, total - paid),
    paymentDueAt: null,
    cancelReason: null,
    payments: [
      {
        ...{ id: 'a', method: 'exchange' as const, provider: null, amount: paidBy, expiresAt: null },
        ...{ status: 'succeeded' as const, ...times },
      },
    ].filter(({ amount }) => amount > 0),
    refunds: [
      {
        ...{ id: 'b', paymentId: 'c', amount: paidFor, way: 'exchange' as const },
        ...{ status: 'succeeded' as const, ...times },
      },
    ].filter(({ amount }) => amount > 0),
  }
}

describe('the next step of an order’s money', () => {
  it.each([
    ['card', {}, 'wait'],
    ['bank', {}, 'record'],
    ['bank', { paid: 2000 }, 'record'],
    ['bank', { paid: 5000 }, null],
    ['bank', { paid: 6000 }, 'refund'],
    ['bank', { status: 'cancelled', paid: 5000 }, 'refund'],
    ['bank', { status: 'cancelled', paid: 5000, refundPending: 5000 }, null],
    ['bank', { status: 'cancelled' }, null],
    ['card', { paid: 5000, refunded: 1000 }, null],
    ['cod', {}, null],
    ['cod', { status: 'shipped' }, 'collect'],
    ['cod', { status: 'delivered' }, 'collect'],
    ['cod', { status: 'delivered', paid: 5000 }, null],
  ] as const)('the next step of the money of an order by %s with %j is %s', (method, facts, step) =>
    expect(moneyStep(order(method, facts))).toBe(step),
  )

  it('an order that is paid in part may be packed, and one that is not paid may not', () => {
    expect(isUnpaid(order('bank'))).toBe(true)
    expect(isUnpaid(order('bank', { paid: 2000 }))).toBe(false)
    expect(awaitsPayment(order('bank', { paid: 2000 }))).toBe(true)
    expect(isUnpaid(order('cod'))).toBe(false)
    expect(canCollect(order('cod'))).toBe(false)
  })

  it('the shop never owes more than was paid for an order and not refunded', () =>
    holds(
      fc.property(
        fc.constantFrom(...paymentMethods),
        fc.constantFrom(...orderStatuses),
        fc.nat({ max: 9000 }),
        fc.nat({ max: 9000 }),
        (method, status, paid, refunded) => {
          const facts = order(method, { status, paid, refunded: Math.min(paid, refunded) })
          const owed = owedRefund(facts)
          expect(owed).toBeGreaterThanOrEqual(0)
          expect(owed).toBeLessThanOrEqual(facts.paid - facts.refunded)
          expect(owed > 0 && facts.due > 0).toBe(false)
        },
      ),
    ))
})

it('a payment can be refunded up to what is neither refunded nor on its way', () => {
  const payment = { id: 'a', amount: 5000, status: 'succeeded' } as const
  const refunds = [
    { paymentId: 'a', amount: 1000, status: 'succeeded' },
    { paymentId: 'a', amount: 500, status: 'pending' },
    { paymentId: 'a', amount: 700, status: 'failed' },
    { paymentId: 'b', amount: 900, status: 'succeeded' },
  ] as const
  expect(refundable(payment, refunds)).toBe(3500)
  expect(refundable({ ...payment, status: 'open' }, refunds)).toBe(0)
})

it.each([
  ['bank', {}, '$50.00 is due by bank transfer by 28 November.'],
  [
    'bank',
    { paid: 2000 },
    '$20.00 was received by bank transfer. $30.00 is due by bank transfer by 28 November.',
  ],
  ['card', {}, 'The card payment of $50.00 has not arrived yet.'],
  ['card', { paid: 5000 }, '$50.00 was paid by card.'],
  ['cod', {}, '$50.00 is due in cash on delivery.'],
  ['cod', { status: 'cancelled' }, 'Nothing was paid, and nothing is due.'],
  ['card', { status: 'cancelled', paid: 5000 }, '$50.00 was paid by card. $50.00 is still to be refunded.'],
  ['cod', { paid: 5000, refunded: 1000 }, '$50.00 was paid in cash. $10.00 was refunded.'],
  ['cod', { paid: 5000, paidBy: 5000 }, '$50.00 was paid by what you sent back.'],
  [
    'cod',
    { paid: 3000, paidBy: 3000 },
    '$30.00 was paid by what you sent back. $20.00 is due in cash on delivery.',
  ],
  [
    'card',
    { paid: 5000, refunded: 3000, paidFor: 2500 },
    '$50.00 was paid by card. $5.00 was refunded. $25.00 of it paid for what we send you instead.',
  ],
  ['card', { paid: 5000, refundPending: 500 }, '$50.00 was paid by card. A refund of $5.00 is on its way.'],
] as const)('the customer of an order by %s with %j reads: %s', (method, facts, text) =>
  expect(paymentSentences(order(method, facts), '28 November').join(' ')).toBe(text),
)
