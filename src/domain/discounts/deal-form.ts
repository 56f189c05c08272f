import * as v from 'valibot'
import type { Minor } from '../money/money'
import { parsePrice } from '../product/product-form'
import { parseCustomerLimit, parseTotal, timeProblem } from './deal-plan'

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
      kind: v.picklist(['flash', 'daily']),
      price: v.pipe(
        v.string(),
        v.transform(parsePrice),
        v.number('price'),
        v.maxValue(deal.product.price - 1, 'not-below'),
      ),
      total: v.pipe(v.string(), v.transform(parseTotal), v.number('total'), v.minValue(deal.sold, 'sold')),
      customerLimit: v.pipe(
        v.string(),
        v.transform(parseCustomerLimit),
        v.check((limit) => limit !== undefined, 'customer-limit'),
        v.transform((limit) => limit ?? null),
      ),
      start: v.string(),
      end: v.string(),
    }),
    v.check(({ start, end }) => timeProblem(start, end, now(), zone()) === null, 'time'),
  )
export type DealForm = v.InferInput<ReturnType<typeof dealSchema>>
