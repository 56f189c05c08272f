import type * as english from '../../en/admin/before-orders'
import type { Words } from '../../words'

/** Words of what is missing in a new shop before people can order. */
export const beforeOrders = {
  title: 'Avant de recevoir des commandes',
  name: 'Donner un nom à la boutique',
  product: 'Ajouter un article',
  delivery: 'Indiquer où vous livrez, et à quel prix',
  payment: 'Choisir les modes de paiement',
  contact: 'Dire qui vous êtes et où vous écrire',
  open: 'Ouvrir la boutique',
  optional: 'Facultatif',
  /** Leads to the page of questions. */
  all: 'Configurer étape par étape',
  hide: 'Masquer cette liste',
  /** While only what is not required is left. */
  only: 'Les clients peuvent commander. Ce qui reste les met en confiance.',
  /** What visitors see while nothing is for sale. */
  visitors: {
    opening:
      'Les visiteurs voient que la boutique ouvre bientôt, avec son nom et la lettre d’information, jusqu’à ce qu’il y ait un article ou que vous publiiez votre propre page d’accueil.',
    own: 'Les visiteurs voient la page d’accueil que vous avez publiée.',
    edit: 'Modifier la page d’accueil',
  },
} as const satisfies Words<typeof english.beforeOrders>
