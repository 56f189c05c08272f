import type * as english from '../../en/catalogue/search'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'

/** Words of the search: the box with its suggestions, and the page. */
export const searchWords = {
  suggestions: 'Suggestions',
  clear: 'Effacer la recherche',
  groups: {
    products: 'Articles',
    collections: 'Collections',
    categories: 'Catégories',
    recent: 'Recherches récentes',
  },
  seeAll: (query: string) => `Voir tous les résultats pour « ${query} »`,
  count: number,
  countLabel: (amount: number) => `, ${count(amount, 'article', 'articles')}`,
  status: (amount: number) =>
    amount === 0 ? 'Aucune suggestion' : count(amount, 'suggestion', 'suggestions'),
  /** Before the words that were really searched for, when a letter was wrong. */
  corrected: 'Résultats pour',
} as const satisfies Words<typeof english.searchWords>

/** The search page before anything was searched for. */
export const searchStartWords = {
  recent: {
    title: 'Recherches récentes',
    remove: (query: string) => `Retirer « ${query} » des recherches récentes`,
    clear: 'Tout effacer',
    cleared: 'Recherches récentes effacées',
    undo: 'Annuler',
  },
  trending: { title: 'Tendances', collections: 'Collections tendance' },
  categories: {
    title: 'Catégories populaires',
    items: (amount: number) => count(amount, 'article', 'articles'),
  },
} as const satisfies Words<typeof english.searchStartWords>
