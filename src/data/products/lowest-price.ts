import * as v from 'valibot'
import type { Minor } from '@/domain/money/money'
import { AppError } from '../supabase/errors'
import { money } from '../supabase/schemas'

const detail = v.object({ lowest: money })

/** The most that an original price may be, in minor units, where it was refused for being higher; else null. */
export function mostAllowed(error: unknown): Minor | null {
  if (!(error instanceof AppError) || error.code !== 'ABOVE_LOWEST_PRICE') return null
  const { success, output } = v.safeParse(detail, error.detail)
  return success ? output.lowest : null
}
