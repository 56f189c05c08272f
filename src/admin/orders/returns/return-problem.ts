import { adminExchanges } from '@/content/admin/orders/exchanges'
import { adminReturns as words } from '@/content/admin/orders/returns'
import { isReturnConflict } from '@/data/returns/admin-returns'
import { wordsFor } from '@/data/supabase/errors'

/** Why a return was not changed. */
export function returnProblem(error: unknown): string {
  if (isReturnConflict(error)) return words.conflict
  return wordsFor(error, adminExchanges.problems)
}
