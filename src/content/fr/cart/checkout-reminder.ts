import type * as english from '../../en/cart/checkout-reminder'
import type { Words } from '../../words'

/** Words of being reminded of a checkout that was left. */
export const reminderWords = {
  label: 'M’envoyer un seul e-mail si je ne termine pas ma commande',
  text: 'À l’adresse de votre compte. La boutique garde alors ce panier une semaine, ou jusqu’à votre commande.',
  failed: 'Cela n’a pas pu être enregistré. Réessayez.',
  page: {
    title: 'Votre panier',
    done: 'Votre panier est de retour',
    unknown: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Vous avez commandé depuis, le lien date de plus d’une semaine, ou plus aucun de ces articles n’est disponible.',
      cart: 'Voir le panier',
      home: 'Aller à la boutique',
    },
  },
} as const satisfies Words<typeof english.reminderWords>
