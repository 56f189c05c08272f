// Words of the filters themselves, and of a list that has nothing to show.
import type * as english from '../../en/catalogue/filters'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'

/** Formats an edge of a price band, given in minor units. */
type Money = (amount: number) => string

/** A price band such as `10-15`, `0-10` or `50-up`, in the currency that prices are shown in. */
function priceWords(band: string, money: Money): string {
  const [from = '', to = ''] = band.split('-')
  const amount = (units: string) => money(Number(units) * 100)
  if (from === '0') return `Moins de ${amount(to)}`
  return to === 'up' ? `${amount(from)} et plus` : `De ${amount(from)} à ${amount(to)}`
}

const facets: Words<typeof english.filterWords.facets> = {
  size: { name: 'Taille' },
  color: { name: 'Couleur' },
  price: { name: 'Prix', value: priceWords },
  discount: {
    name: 'Remise',
    value: (value) => (value === 'any' ? 'En soldes' : `${value} % de remise ou plus`),
    any: 'Tous les prix',
  },
  rating: {
    name: 'Note',
    value: (value) => `${value.replace('.', ',')} ${Number(value) < 2 ? 'étoile' : 'étoiles'} ou plus`,
    any: 'Toutes les notes',
  },
  stock: { name: 'Disponibilité', value: () => 'En stock' },
}

export const filterWords = {
  title: 'Filtres',
  category: 'Catégorie',
  facets,
  andUp: 'et plus',
  /** The sizes that are left of a product, which may be called otherwise there. */
  sizes: (left: readonly string[]) => `En stock : ${left.join(', ')}`,
  products: (amount: number) => (amount < 2 ? 'article' : 'articles'),
  chosen: (amount: number) => count(amount, 'filtre', 'filtres'),
  showAll: (amount: number) => `Tout afficher (${number(amount)})`,
  showFewer: 'Afficher moins',
  show: (amount: number) => `Voir ${count(amount, 'résultat', 'résultats')}`,
  nothing: 'Aucun résultat',
  failed: 'Les filtres n’ont pas pu être chargés.',
  empty: {
    title: 'Rien ici pour le moment',
    text: 'Cette catégorie est vide en ce moment. Le choix ne manque pas ailleurs :',
  },
  nothingChosen: {
    title: 'Rien ne correspond à tous ces critères',
    text: 'Retirez un filtre, ou parcourez ces catégories :',
  },
  noResults: {
    title: (query: string) => `Aucun résultat pour « ${query} »`,
    text: 'Vérifiez l’orthographe, ou utilisez moins de mots.',
  },
  collectionNotFound: {
    title: 'Collection introuvable',
    text: 'Cette collection n’existe plus, ou l’adresse est erronée.',
    all: 'Toutes les collections',
  },
  without: (filter: string) => `Sans « ${filter} »`,
  outOf: (page: string) => `Tout voir : ${page}`,
  withCount: (name: string, amount: number) => `${name} (${number(amount)})`,
} as const satisfies Words<typeof english.filterWords>
