import type * as english from '../../../en/admin/orders/exchanges'
import type { Words } from '../../../words'

/** Words of what is wanted instead of a returned item, and why a return was not changed. */
export const adminExchanges = {
  action: 'Envoyer l’échange',
  toExchange: 'À échanger',
  wantedInstead: (variant: string, price: string) =>
    `Demande en échange : ${variant}${price ? `, à ${price}` : ''}`,
  keptUntil: (day: string, time: string) =>
    `Réservé ${/^\d/.test(day) ? `jusqu’au ${day}` : `jusqu’à ${day.toLowerCase()}`}, ${time}`,
  notKept:
    'Non réservé : le délai est passé, ou l’article était épuisé. L’envoi reste possible tant qu’il est en stock.',
  exchangedBy: (order: string, amount: string) =>
    `Échangé par la commande ${order}, réglée à hauteur de ${amount}`,
  exchangeMade: 'Échange effectué',
  exchanging: {
    title: 'Envoyer les articles demandés en échange',
    credit: 'Ce qui est revenu',
    total: 'Ce qui est envoyé',
    same: 'Il ne reste rien à payer ni à rembourser.',
    dearer: (amount: string) => `${amount} à payer à la livraison.`,
    cheaper: (amount: string) => `${amount} à rembourser.`,
    note: 'Crée une commande à part, à préparer comme les autres. Le client reçoit un e-mail. C’est définitif.',
    submit: 'Envoyer l’échange',
    done: (order: string) => `Commande ${order} à préparer`,
  },
  problems: {
    ALREADY_RETURNED: 'Ses articles sont désormais dans un autre retour.',
    NOT_PAID:
      'Enregistrez d’abord le paiement de la commande : les articles revenus règlent ceux que vous envoyez.',
    OUT_OF_STOCK: 'Ce qui est demandé en échange est épuisé. Remboursez le retour.',
    unknown: 'Rien n’a été enregistré. Réessayez.',
  },
} as const satisfies Words<typeof english.adminExchanges>
