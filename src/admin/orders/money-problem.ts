import { adminOrders } from '@/content/admin-orders'
import { isMoneyConflict, refundLeft } from '@/data/orders/record-payments'
import { AppError } from '@/data/supabase/errors'

const words = adminOrders.money

/** Why a payment or refund was not recorded, and what to do. */
export function moneyProblem(error: Error): string {
  if (isMoneyConflict(error)) return words.conflict
  const left = refundLeft(error)
  if (left !== null) return words.refunding.tooMuch(left)
  return error instanceof AppError && error.kind === 'conflict' ? words.notOpen : words.failed
}
