import { optionWord } from '@/config/shop'
import { filterWords } from '@/content/catalogue/filters'
import type { FacetName } from '@/domain/catalogue/facets'

/** A chosen value's name on its own: on a chip or in a sentence. */
export function facetValueName(
  name: FacetName,
  value: string,
  priceEdge: (amount: number) => string,
): string {
  return filterWords.facets[name].value?.(value, priceEdge) ?? optionWord(value)
}
