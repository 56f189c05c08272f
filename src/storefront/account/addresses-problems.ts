import { addressWords as words } from '@/content/addresses'
import { isAddressBookFull } from '@/data/addresses/address-mutations'
import { AppError } from '@/data/supabase/errors'

/** The reason a change of addresses failed, in the member's words. */
export function addressFailure(error: unknown): string {
  if (isAddressBookFull(error)) return words.failed.full
  if (!(error instanceof AppError)) return words.failed.other
  if (error.kind === 'offline') return words.failed.offline
  return error.kind === 'forbidden' ? words.failed.session : words.failed.other
}
