import { settings } from '@/content/settings'
import { AppError } from '@/data/supabase/errors'

/** The reason an account action failed, in the member's words. */
export function accountFailure(error: unknown): string {
  const { failed } = settings
  const kind = error instanceof AppError ? error.kind : 'unknown'
  return kind === 'offline' || kind === 'rate-limited' ? failed[kind] : failed.other
}
