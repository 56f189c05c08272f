import { addressWords } from '@/content/account/addresses'
import { wordsFor } from '@/data/supabase/errors'

/** The reason a change of addresses failed, in the member's words. */
export const addressFailure = (error: unknown): string => wordsFor(error, addressWords.failed)
