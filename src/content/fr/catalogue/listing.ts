import type * as english from '../../en/catalogue/listing'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'
import { atShop } from '../shared/shop-words'

export const listingWords = {
  count: (total: number) => count(total, 'article', 'articles'),
  /** `query` was typed; `searched` is what was looked for when a letter was wrong. */
  results: (total: number, query: string, searched: string | null = null) =>
    `${count(total, 'résultat', 'résultats')} pour « ${searched ?? query} »${searched === null ? '' : ` au lieu de « ${query} »`}`,
  loadMore: 'Afficher plus',
  loadMoreProducts: 'Afficher plus d’articles',
  moreFailed: 'La suite n’a pas pu être chargée.',
  shown: (shown: number, total: number) => `${number(shown)} sur ${number(total)}`,
  search: 'Rechercher',
  searchLabel: 'Rechercher dans la boutique',
  /** The list above a collection's. */
  collections: 'Collections',
  description: (title: string, text: string) => [`${title}${atShop()}.`, text].filter(Boolean).join(' '),
} as const satisfies Words<typeof english.listingWords>

/** Title and one sentence of the lists that every shop has. */
export const listingHeadings = {
  search: { title: 'Recherche', text: 'Tout ce que la boutique propose, par nom, par type ou par matière.' },
  popular: {
    title: 'Meilleures ventes',
    text: 'Classées d’après les commandes payées ou livrées des 90 derniers jours.',
  },
} as const satisfies Words<typeof english.listingHeadings>
