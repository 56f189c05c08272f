import type * as english from '../../../en/admin/settings/sample'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const kinds = {
  pages: 'page',
  collections: 'collection',
  collection_groups: 'groupe',
  categories: 'catégorie',
  departments: 'rayon',
  size_charts: 'tableau des tailles',
} as const

/** The panel that takes the sample shop away. */
export const sampleWords = {
  title: 'La boutique d’exemple',
  text: (products: number, orders: number) =>
    `Cette boutique a été ouverte avec un exemple : ${count(products, 'article', 'articles')}, ${count(orders, 'commande', 'commandes')}, ses pages, ses images et ses comptes. Tout ce que vous avez créé vous-même reste, de même que les commandes qui ont une facture.`,
  action: 'Supprimer l’exemple',
  left: {
    text: 'L’exemple est supprimé, sauf ce que votre propre boutique utilise encore. Retirez-le à ces endroits, puis supprimez le reste.',
    shown: (places: string) => `Utilisé dans : ${places}`,
    used: 'Un élément de votre boutique en dépend',
    name: (name: string, kind: keyof typeof kinds) => `${name} (${kinds[kind]})`,
    pictures: (amount: number) => count(amount, 'image', 'images'),
    more: (amount: number) =>
      `${count(amount, 'autre élément reste, car ceux-ci l’affichent', 'autres éléments restent, car ceux-ci les affichent')} ou en dépendent.`,
    action: 'Supprimer le reste',
    confirm: {
      title: 'Supprimer le reste de l’exemple ?',
      text: 'Tout ce que votre boutique n’utilise plus est supprimé. C’est définitif.',
    },
  },
  confirm: {
    title: 'Supprimer l’exemple ?',
    text: 'Ses articles, commandes, clients, pages et images sont supprimés, même ceux que vous avez modifiés. C’est définitif.',
    cancel: 'Le garder',
    submit: 'Tout supprimer',
    busy: (left: number | null) => (left ? `Encore ${number(left)}…` : 'Suppression…'),
  },
  problems: {
    SAMPLE_OWNER: {
      title: 'Connectez-vous avec un compte à vous',
      text: 'Ce compte fait partie de l’exemple et serait supprimé aussi. Invitez d’abord votre propre adresse sous « Équipe ».',
    },
    NO_SAMPLE: { title: 'L’exemple n’est plus là', text: 'Quelqu’un l’a déjà supprimé.' },
  },
} as const satisfies Words<typeof english.sampleWords>
