import * as v from 'valibot'
import { codeProblems, discountKinds } from '@/domain/cart/cart-quote'
import { methodEntries } from '../delivery/method-schema'
import { money, rowOf, timestamp } from '../supabase/schemas'

/** What the shop says of a typed code, in a quote and in a refused order alike. */
export const typedCode = v.nullable(
  rowOf({
    code: v.string(),
    problem: v.nullable(v.picklist(codeProblems)),
    minimum: v.nullable(money),
    startsAt: v.nullable(timestamp),
  }),
)

/** A way of delivery with what it costs for a cart. */
export const deliveryMethod = rowOf({ ...methodEntries, cost: money })

/** The discount that applies; null for none. */
export const applied = v.nullable(
  v.object({
    code: v.nullable(v.string()),
    title: v.string(),
    kind: v.picklist(discountKinds),
    automatic: v.boolean(),
  }),
)
