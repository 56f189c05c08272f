import * as v from 'valibot'
import { money } from '../supabase/schemas'

/** The columns of a delivery method that everyone reads. */
export const methodEntries = {
  id: v.string(),
  name: v.string(),
  minDays: v.number(),
  maxDays: v.number(),
  price: money,
  freeAbove: v.nullable(money),
}
