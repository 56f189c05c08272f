import { adminDiscounts as words } from '@/content/admin/offers/discounts'
import type { AdminDiscount } from '@/data/discounts/admin-discounts'
import { serverNow } from '@/data/supabase/server-clock'
import type { DiscountState } from '@/domain/discounts/admin-discount'
import { formatMoney } from '@/domain/money/money'
import type { BadgeVariant } from '@/domain/orders/order'

/** The code, or what stands for it: a batch by its number of codes. */
export function nameOf({ code, codes, title }: AdminDiscount): string {
  return code ?? (codes > 1 ? words.codes(codes) : title)
}

/** `15% off`, `$5.00 off`, `Free shipping`. */
export function takesOff({ kind, value }: AdminDiscount, currency: string | undefined): string {
  if (kind === 'percent') return words.percentOff(value)
  return kind === 'amount' ? words.amountOff(formatMoney(value, currency)) : words.freeShipping
}

export function scopeWords({ scope, collections, products }: AdminDiscount): string {
  if (scope === 'collections') return words.from.collections(collections.length)
  return scope === 'products' ? words.from.products(products.length) : words.from.everything
}

export function timeWords({ state, startsAt, endsAt }: AdminDiscount): string {
  if (state === 'scheduled' && startsAt !== null) return words.starting(startsAt)
  if (endsAt === null) return words.noEnd
  return state === 'over' && endsAt < serverNow() ? words.ended(endsAt) : words.until(endsAt)
}

/** The most uses of a discount. Each code of a batch has one use; null is unlimited. */
export const usesLimit = ({ codes, totalLimit }: AdminDiscount) => (codes > 1 ? codes : totalLimit)

export const stateBadge: Record<DiscountState, BadgeVariant> = {
  active: 'success',
  scheduled: 'default',
  over: 'secondary',
  stopped: 'destructive',
}
