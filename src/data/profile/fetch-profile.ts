import * as v from 'valibot'
import { type PaymentMethod, paymentMethods } from '@/domain/money/payment'
import { rpc } from '../supabase/rpc'

/** The member's data that the account pages show. */
export type Profile = {
  name: string
  phone: string
  /** How the member likes to pay; null when nothing was chosen. */
  payment: PaymentMethod | null
  /** Since when there has been an account, in milliseconds. */
  since: number
  hasPassword: boolean
  orders: number
  wishlist: number
  reviews: number
}

const profile = v.pipe(
  v.object({
    full_name: v.nullable(v.string()),
    phone: v.string(),
    preferred_payment: v.nullable(v.picklist(paymentMethods)),
    since: v.number(),
    has_password: v.boolean(),
    orders: v.number(),
    wishlist: v.number(),
    reviews: v.number(),
  }),
  v.transform(
    ({ full_name, preferred_payment, has_password, ...row }): Profile => ({
      ...row,
      name: full_name ?? '',
      payment: preferred_payment,
      hasPassword: has_password,
    }),
  ),
)

export const fetchProfile = (signal: AbortSignal) => rpc('my_account', {}, profile, { signal })
