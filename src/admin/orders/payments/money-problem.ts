import { adminOrders } from '@/content/admin/orders/orders'
import { isMoneyConflict, refundLeft } from '@/data/orders/record-payments'
import { AppError } from '@/data/supabase/errors'
import { formatMoney } from '@/domain/money/money'

const words = adminOrders.money

/** Why a payment or refund was not recorded, and what to do. */
export function moneyProblem(error: Error, currency: string): string {
  if (isMoneyConflict(error)) return words.conflict
  const left = refundLeft(error)
  if (left !== null) return words.refunding.tooMuch(formatMoney(left, currency))
  const code = error instanceof AppError ? error.code : ''
  if (code === 'PROVIDER_UNAVAILABLE') return words.refunding.unavailable
  if (code === 'PROVIDER_REFUSED' || code === 'NOT_BY_PROVIDER') return words.refunding.refused
  return error instanceof AppError && error.kind === 'conflict' ? words.notOpen : words.failed
}
