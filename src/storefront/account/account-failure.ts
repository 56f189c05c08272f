import { settings } from '@/content/account/settings'
import { wordsFor } from '@/data/supabase/errors'

/** The reason an account action failed, in the member's words. */
export const accountFailure = (error: unknown): string => wordsFor(error, settings.failed)
