import * as v from 'valibot'
import type { Minor } from '../money/money'
import { parsePrice } from '../product/product-form'
import {
  dealPriceOf,
  dealProblem,
  fromLocal,
  parseCustomerLimit,
  parsePercent,
  parseTotal,
  plannedDeal,
  timeProblem,
  totalOf,
} from './deal-plan'

const kind = v.picklist(['flash', 'daily'])
const customerLimit = v.pipe(
  v.string(),
  v.transform(parseCustomerLimit),
  v.check((limit) => limit !== undefined, 'customer-limit'),
  v.transform((limit) => limit ?? null),
)

/**
 * The terms of a deal as typed. Out come a price in minor units and a quantity; the issues are problem names.
 * @param now the time by the server's clock, in ms UTC
 * @param zone of the shop's days
 */
export const dealSchema = (
  deal: { sold: number; product: { price: Minor } },
  now: () => number,
  zone: () => string,
) =>
  v.pipe(
    v.object({
      version: v.string(),
      kind,
      price: v.pipe(
        v.string(),
        v.transform(parsePrice),
        v.number('price'),
        v.maxValue(deal.product.price - 1, 'not-below'),
      ),
      total: v.pipe(v.string(), v.transform(parseTotal), v.number('total'), v.minValue(deal.sold, 'sold')),
      customerLimit,
      start: v.string(),
      end: v.string(),
    }),
    v.check(({ start, end }) => timeProblem(start, end, now(), zone()) === null, 'time'),
  )
export type DealForm = v.InferInput<ReturnType<typeof dealSchema>>

/** A plan of new deals as typed. */
export const typedPlan = v.object({
  kind,
  percent: v.string(),
  total: v.string(),
  customerLimit: v.optional(v.string(), ''),
  start: v.string(),
  end: v.string(),
  rows: v.array(plannedDeal),
})
export type Plan = v.InferOutput<typeof typedPlan>

const emptyOr = (parse: (typed: string) => number | null, problem: string) =>
  v.pipe(
    v.string(),
    v.check((typed) => typed.trim() === '' || parse(typed) !== null, problem),
  )

/** The deals that a typed plan adds; the issues are problem names. For `now` and `zone` see `dealSchema`. */
export const newDealsSchema = (now: () => number, zone: () => string) =>
  v.pipe(
    v.object({
      ...typedPlan.entries,
      percent: emptyOr(parsePercent, 'percent'),
      total: emptyOr(parseTotal, 'total'),
      customerLimit,
      rows: v.pipe(v.array(plannedDeal), v.nonEmpty('products')),
    }),
    v.check((plan) => plan.rows.every((row) => dealProblem(row, plan) === null), 'rows'),
    v.check(({ start, end }) => timeProblem(start, end, now(), zone()) === null, 'time'),
    v.transform(({ rows, kind, customerLimit, start, end, ...terms }) =>
      rows.map((row) => ({
        id: row.dealId,
        product: row.id,
        kind,
        price: parsePrice(dealPriceOf(row, terms)) ?? 0,
        total: parseTotal(totalOf(row, terms)) ?? 0,
        startsAt: fromLocal(start, zone()),
        endsAt: fromLocal(end, zone()) ?? 0,
        customerLimit,
      })),
    ),
  )
