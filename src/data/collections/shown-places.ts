import * as v from 'valibot'
import { detailOf } from '../supabase/answer'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'

export const places = v.array(
  v.union([
    v.object({ page: v.string(), title: v.string() }),
    v.object({ menu: v.string() }),
    v.object({ brand: v.boolean() }),
  ]),
)
export type ShownPlace = v.InferOutput<typeof places>[number]

/** Where something is shown that was to be deleted; null for another error. */
export const shownPlaces = (error: unknown): ShownPlace[] | null =>
  detailOf(error, 'IS_SHOWN', v.object({ places }))?.places ?? null

/** @throws AppError of the kind `conflict`: IS_SHOWN {places}, as deleting it would */
export async function refuseIfShown(id: string) {
  const shown = await rpc('list_places', { p_id: id }, places, { get: true })
  if (shown.length > 0) throw new AppError('conflict', 'IS_SHOWN', { detail: { places: shown } })
}
