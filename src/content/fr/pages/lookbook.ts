import type * as english from '../../en/pages/lookbook'
import type { Words } from '../../words'

/** Words around looks that are turned like the pages of a magazine. */
export const lookbookWords = {
  pageTitle: (look: string, page: string) => `${look}, ${page}`,
  description: (look: string, shop: string, subtitle: string) =>
    `${look}${shop && ` par ${shop}`} : ${subtitle.charAt(0).toLowerCase()}${subtitle.slice(1)}.`,
  previous: 'Précédente',
  next: 'Suivante',
  turn: 'Tourner les pages',
  place: (place: number, total: number) => `${place} / ${total}`,
  announce: (title: string, place: number, total: number) => `${title}, ${place} sur ${total}`,
  shop: 'Voir la collection',
  products: (amount: number) => (amount === 3 ? 'Trois pièces de la tenue' : 'Les pièces de la tenue'),
  details: 'Voir le détail',
  quick: 'Achat rapide',
  looks: 'Toutes les tenues',
} as const satisfies Words<typeof english.lookbookWords>
