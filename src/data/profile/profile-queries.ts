import { queryOptions } from '@tanstack/react-query'
import { type PaymentMethod, paymentMethods } from '@/domain/order'
import { rest, unwrap } from '../supabase/rest'
import { toRecord, toText } from '../supabase/values'

/** What the account's pages show of it. */
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

export const profileKeys = {
  all: ['profile'] as const,
  of: (memberId: string) => ['profile', memberId] as const,
  notifications: (memberId: string) => ['profile', memberId, 'notifications'] as const,
}

export const profileQuery = (memberId: string) =>
  queryOptions({
    queryKey: profileKeys.of(memberId),
    queryFn: ({ signal }) => fetchProfile(signal),
    // What it counts changes on other pages.
    staleTime: 0,
  })

async function fetchProfile(signal: AbortSignal): Promise<Profile> {
  const row = toRecord(await unwrap(rest.rpc('my_account').abortSignal(signal)))
  return {
    name: toText(row.full_name),
    phone: toText(row.phone),
    payment: paymentMethods.find((method) => method === row.preferred_payment) ?? null,
    since: Number(row.since),
    hasPassword: row.has_password === true,
    orders: Number(row.orders),
    wishlist: Number(row.wishlist),
    reviews: Number(row.reviews),
  }
}
