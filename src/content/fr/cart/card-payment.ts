import type * as english from '../../en/cart/card-payment'
import type { Words } from '../../words'

/** Where a payment by card stands, for shoppers. */
export const cardPayment = {
  unpaid: {
    title: (amount: string) => `Payer ${amount} par carte`,
    text: (until: string) =>
      until
        ? `Vos articles sont réservés jusqu’à ${until}.`
        : 'Vos articles sont réservés pour un court moment.',
    action: 'Payer maintenant',
  },
  declined: {
    title: 'Votre carte a été refusée',
    text: (until: string) =>
      `Rien n’a été débité. Réessayez ou utilisez une autre carte${until ? ` avant ${until}` : ''}.`,
    action: 'Réessayer',
  },
  waiting: {
    title: 'En attente de votre banque',
    text: 'Cette page s’actualise d’elle-même dès que votre paiement est confirmé.',
    slow: 'Votre banque met plus de temps que d’habitude. Vous pouvez fermer cette page : nous vous écrirons dès que votre commande sera payée.',
    action: 'Rouvrir la page de paiement',
  },
  paid: { title: 'Payé', text: (amount: string) => `Nous avons reçu ${amount} par carte.` },
  expired: {
    title: 'Cette commande n’a pas été payée à temps',
    text: 'Rien n’a été débité, et vos articles sont de nouveau en vente.',
    late: 'Votre paiement est arrivé après ce délai. Il est recrédité sur votre carte.',
    action: 'Commander de nouveau',
  },
  opening: 'Ouverture de la page de paiement…',
  failed: {
    provider: 'La page de paiement n’a pas pu s’ouvrir. Rien n’a été débité. Réessayez dans un instant.',
    offline: 'Vous êtes hors ligne. Vérifiez votre connexion, puis réessayez.',
    tooMany: 'Trop de tentatives en peu de temps. Attendez quelques minutes, puis réessayez.',
  },
} as const satisfies Words<typeof english.cardPayment>
