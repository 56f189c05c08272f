import { team } from '@/content/admin/settings/team'
import { wordsFor } from '@/data/supabase/errors'

/** Why a change of the team was refused, for people. */
export const refusalOf = (error: Error) => wordsFor<string>(error, { ...team.refusals, unknown: team.failed })
