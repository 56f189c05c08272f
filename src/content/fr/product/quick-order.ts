import type * as english from '../../en/product/quick-order'
import type { Words } from '../../words'

export const quickOrder = {
  open: 'Commander avec mon numéro',
  title: 'Commander avec mon numéro',
  text: 'Nous vous appelons pour confirmer. Vous payez le transporteur en espèces.',
  submit: (total: string) => `Commander, ${total}`,
  asking: 'Calcul du total…',
  delivery: (cost: string) => `Le total comprend ${cost} de livraison.`,
  phone: 'Indiquez un numéro où vous joindre, comme 0612 345678.',
  refusals: {
    PRICE_CHANGED: {
      title: 'Le total a changé',
      text: 'Vérifiez-le sur le bouton, puis commandez à nouveau.',
    },
    OUT_OF_STOCK: { title: 'Épuisé à l’instant', text: 'Faites un autre choix.' },
    LINE_LIMIT: { title: 'Une commande ne peut pas en contenir autant', text: 'Choisissez-en moins.' },
    HELD_FOR_OTHERS: {
      title: 'D’autres clients viennent de les réserver',
      text: 'Choisissez-en moins, ou réessayez dans quelques minutes.',
    },
    SHIPPING_UNAVAILABLE: { title: 'Nous n’y livrons pas encore', text: 'Choisissez une autre ville.' },
    PAYMENT_METHOD_UNAVAILABLE: {
      title: 'Cette commande ne peut pas être payée en espèces',
      text: 'Ajoutez l’article au panier, et choisissez un autre mode de paiement en finalisant la commande.',
    },
    TOO_MANY_ORDERS: {
      title: 'Trop de commandes en peu de temps',
      text: 'Attendez une heure, ou contactez-nous.',
    },
    TOO_MANY_UNPAID: {
      title: 'Plusieurs commandes sont encore en cours',
      text: 'Nous vous appellerons d’abord à leur sujet. Vous pouvez aussi nous contacter.',
    },
  },
} as const satisfies Words<typeof english.quickOrder>
