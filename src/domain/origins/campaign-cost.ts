import * as v from 'valibot'
import { readAmount } from '../money/amount'

const day = v.pipe(v.string(), v.isoDate())
const dayMs = 24 * 60 * 60 * 1000
/** The most days that a cost is spread over. */
const mostDays = 367

/** What a campaign cost, as typed; the amount comes out in minor units. */
export const campaignCostSchema = v.pipe(
  v.object({
    source: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    campaign: v.pipe(v.string(), v.trim(), v.maxLength(100)),
    from: day,
    to: day,
    amount: v.pipe(
      v.string(),
      v.check((typed) => {
        const amount = readAmount(typed)
        return amount !== null && amount > 0 && amount <= 999_999_999
      }),
      v.transform((typed) => readAmount(typed) ?? 0),
    ),
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
      return days >= 1 && days <= mostDays
    }),
    ['to'],
  ),
)
