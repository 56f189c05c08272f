// Words of a listing's filters and sorting.
import type * as english from '../../en/catalogue/listing-tools'
import type { Words } from '../../words'
import { number } from '../shared/numbers'

export const sortNames = {
  featured: 'Sélection',
  newest: 'Nouveautés',
  'price-low': 'Prix croissant',
  'price-high': 'Prix décroissant',
  'price-low-to-high': 'Prix croissant',
  'price-high-to-low': 'Prix décroissant',
  rating: 'Meilleures notes',
  popular: 'Popularité',
} as const satisfies Words<typeof english.sortNames>

export const toolWords = {
  sortBy: 'Trier par',
  /** What "Featured" is called where something was searched for. */
  relevance: 'Pertinence',
  grid: 'Grille',
  list: 'Liste',
  view: 'Affichage',
  categories: 'Catégories',
  all: 'Tout',
  filters: 'Filtres',
  filtersChosen: (count: number) => (count === 0 ? 'Filtres' : `Filtres (${number(count)})`),
  skipFilters: 'Aller aux articles',
  applied: 'Filtres choisis',
  remove: (filter: string) => `Retirer le filtre ${filter}`,
  clearAll: 'Tout effacer',
  searchIn: (place: string) => `Rechercher dans « ${place} »`,
  clear: 'Effacer la recherche',
} as const satisfies Words<typeof english.toolWords>
