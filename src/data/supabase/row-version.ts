import * as v from 'valibot'
import { detailOf } from './answer'
import { AppError } from './errors'

/**
 * For a save that found no row of the version it had seen: tells its version now, which the next save may have seen.
 * @throws AppError of the kind `conflict`: ROW_CHANGED {version}; of the kind `not-found`: ROW_GONE
 */
export function refuseChanged(now: { updated_at: string } | null | undefined): never {
  if (!now) throw new AppError('not-found', 'ROW_GONE')
  throw new AppError('conflict', 'ROW_CHANGED', { detail: { version: now.updated_at } })
}

/** The version that a refused save has to have seen to be taken; null for another error. */
export const changedVersion = (error: unknown): string | null =>
  detailOf(error, 'ROW_CHANGED', v.object({ version: v.string() }))?.version ?? null
