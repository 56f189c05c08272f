import * as v from 'valibot'
import { codeProblems, discountKinds } from '@/domain/cart/cart-quote'
import { methodEntries, toMethod } from '../delivery/method-schema'
import { money, timestamp } from '../supabase/schemas'

/** What the shop says of a typed code, in a quote and in a refused order alike. */
export const typedCode = v.nullable(
  v.pipe(
    v.object({
      code: v.string(),
      problem: v.nullable(v.picklist(codeProblems)),
      minimum: v.nullable(money),
      starts_at: v.nullable(timestamp),
    }),
    v.transform(({ starts_at, ...row }) => ({ ...row, startsAt: starts_at })),
  ),
)

/** A way of delivery with what it costs for a cart. */
export const deliveryMethod = v.pipe(v.object({ ...methodEntries, cost: money }), v.transform(toMethod))

/** The discount that applies; null for none. */
export const applied = v.nullable(
  v.object({
    code: v.nullable(v.string()),
    title: v.string(),
    kind: v.picklist(discountKinds),
    automatic: v.boolean(),
  }),
)
