import * as v from 'valibot'
import { readAmount } from './amount'
import type { Minor } from './money'

/** A typed amount above nothing, in minor units. The issues of these forms are names of problems. */
const amount = v.pipe(
  v.string(),
  v.transform((typed) => readAmount(typed)),
  v.number('amount'),
  v.minValue(1, 'amount'),
)

/**
 * Money that arrived, as typed.
 * @param today the shop's, as `2026-11-24`; money cannot arrive later
 */
export const paymentSchema = (today: () => string) =>
  v.object({
    amount,
    day: v.pipe(
      v.string(),
      v.check((day) => day !== '' && day <= today(), 'day'),
    ),
    note: v.string(),
  })

/**
 * Money that goes back, as typed.
 * @param left what can still be refunded of a payment, by its id
 */
export const refundSchema = (left: (payment: string) => Minor) =>
  v.pipe(
    v.object({
      payment: v.string(),
      amount,
      /** Empty for the usual way of the payment. */
      way: v.string(),
      reason: v.pipe(v.string(), v.trim(), v.nonEmpty('reason')),
    }),
    v.forward(
      v.partialCheck([['payment'], ['amount']], (typed) => typed.amount <= left(typed.payment), 'too-much'),
      ['amount'],
    ),
  )
