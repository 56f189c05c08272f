import type * as english from '../../en/catalogue/collections'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'

const small = ['Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'] as const
const edits = (amount: number) =>
  `${small[amount - 1] ?? number(amount)} ${amount < 2 ? 'sélection composée' : 'sélections composées'} à la main`

/** Words of the page of all collections. */
export const collectionsWords = {
  title: 'Collections',
  /** By how many collections are shown as posters, and how many are not. */
  text(posters: number, others: number): string {
    if (posters === 0) return others === 0 ? '' : 'Toute la boutique, collection par collection.'
    return others === 0 ? `${edits(posters)}.` : `${edits(posters)}, et tout le reste de la boutique.`
  },
  search: 'Trouver une collection',
  searchHint: 'Nom d’une collection',
  curated: 'Nos sélections',
  all: 'Toutes les collections',
  count: (total: number) => count(total, 'collection', 'collections'),
  empty: {
    title: 'Aucune collection pour le moment',
    text: 'La boutique se met en place. La recherche trouve déjà tout ce qu’elle propose.',
  },
  none: {
    title: (query: string) => `Aucune collection nommée « ${query} »`,
    text: 'Peut-être un article porte-t-il ce nom.',
    search: (query: string) => `Rechercher « ${query} » dans la boutique`,
    clear: 'Afficher toutes les collections',
  },
  wholeShop: 'Vous cherchez quelque chose de précis ?',
  searchShop: 'Rechercher dans toute la boutique',
} as const satisfies Words<typeof english.collectionsWords>
