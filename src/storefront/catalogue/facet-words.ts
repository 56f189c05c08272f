import { filterWords } from '@/content/filters'
import type { FacetName } from '@/domain/facets'

/** A chosen value's name on its own: on a chip or in a sentence. */
export function facetValueName(name: FacetName, value: string, money: (amount: number) => string): string {
  switch (name) {
    case 'price':
      return filterWords.price(value, money)
    case 'discount':
      return filterWords.discount(value)
    case 'rating':
      return filterWords.rating(value)
    case 'stock':
      return filterWords.inStock
    default:
      return value
  }
}
