import { adminReturns as words } from '@/content/admin/orders/returns'
import { isReturnConflict } from '@/data/returns/admin-returns'
import { AppError } from '@/data/supabase/errors'

/** Why a return was not changed. */
export function returnProblem(error: unknown): string {
  if (isReturnConflict(error)) return words.conflict
  return error instanceof AppError && error.code === 'ALREADY_RETURNED' ? words.busyItems : words.failed
}
