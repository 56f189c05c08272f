import { adminParcels } from '@/content/admin/orders/parcels'
import { isParcelConflict } from '@/data/parcels/parcels'
import { wordsFor } from '@/data/supabase/errors'

const { problems } = adminParcels

/** Why a change of a parcel was not made, and what to do. */
export const parcelProblem = (error: Error): string =>
  isParcelConflict(error) ? problems.conflict : wordsFor<string>(error, problems)
