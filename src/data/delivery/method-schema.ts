import * as v from 'valibot'
import { money } from '../supabase/schemas'

/** The columns of a delivery method that everyone reads. */
export const methodEntries = {
  id: v.string(),
  name: v.string(),
  min_days: v.number(),
  max_days: v.number(),
  price: money,
  free_above: v.nullable(money),
}
type MethodRow = { min_days: number; max_days: number; free_above: number | null }

export const toMethod = <Row extends MethodRow>({ min_days, max_days, free_above, ...row }: Row) => ({
  ...row,
  minDays: min_days,
  maxDays: max_days,
  freeAbove: free_above,
})
