import { adminStructure } from '@/content/admin/catalogue/structure'
import { comma } from '@/content/shared/lists'
import type { ShownPlace } from '@/data/collections/shown-places'

const words = adminStructure.remove

/** Says where something is shown that was to be deleted. */
export const shownIn = (places: readonly ShownPlace[]): string => words.shown(namesOfPlaces(places))

export const namesOfPlaces = (places: readonly ShownPlace[]): string => places.map(nameOf).join(comma)

function nameOf(place: ShownPlace): string {
  if ('page' in place) return words.place.page(place.title)
  if ('kind' in place) return words.place[place.kind](place.name)
  return 'menu' in place ? words.place.menu(place.menu) : words.place.brand
}
