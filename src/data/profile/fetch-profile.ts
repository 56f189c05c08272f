import * as v from 'valibot'
import { paymentMethods } from '@/domain/money/payment'
import { rpc } from '../supabase/rpc'
import { column, rowOf, textOrEmpty } from '../supabase/schemas'

const profile = rowOf({
  name: column('full_name', textOrEmpty),
  phone: v.string(),
  /** How the member likes to pay; null when nothing was chosen. */
  payment: column('preferred_payment', v.nullable(v.picklist(paymentMethods))),
  /** Since when there has been an account, in milliseconds. */
  since: v.number(),
  hasPassword: v.boolean(),
  orders: v.number(),
  wishlist: v.number(),
  reviews: v.number(),
})
/** The member's data that the account pages show. */
export type Profile = v.InferOutput<typeof profile>

export const fetchProfile = (signal: AbortSignal) => rpc('my_account', {}, profile, { signal })
