import * as v from 'valibot'
import { menuName, placeWords } from '@/content/admin/store/pages'
import { comma } from '@/content/shared/lists'
import { type Place, places } from '@/data/pages/admin-page-queries'
import { detailOf } from '@/data/supabase/answer'

/** Places in one sentence: the page Home, the menu “Footer”. */
export const namedPlaces = (list: readonly Place[]): string =>
  list
    .map((place) => {
      if ('page' in place) return placeWords.page(place.title)
      if ('kind' in place) return placeWords.row[place.kind](place.name)
      return 'menu' in place ? placeWords.menu(menuName(place.menu)) : placeWords.brand
    })
    .join(comma)

/** Where a row is shown that was not deleted for that; null for another error. */
export function shownPlaces(error: Error): string | null {
  const detail = detailOf(error, 'IS_SHOWN', v.object({ places }))
  return detail && namedPlaces(detail.places)
}
