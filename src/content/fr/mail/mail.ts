// Words of the mails that the shop sends. Read by the mail function as well, which runs outside of the app: so the
// imports are relative and name their file's ending.
import { shop } from '../../../config/shop.ts'
import type * as english from '../../en/mail/mail.ts'
import type { Words } from '../../words.ts'
import { currencyNames } from '../shared/currency.ts'
import { number as amountOf, count } from '../shared/numbers.ts'
import { packedWithin, returnTime, shopName } from '../shared/shop-words.ts'

const listed = (parts: readonly string[]) => new Intl.ListFormat('fr-FR').format(parts)

/** Words that frame every mail and that several mails share. */
export const mailWords = {
  /** Between the parts of a line, and after what names the line below or beside it. */
  comma: ', ',
  colon: ' :',
  get home() {
    return shop.name ? `${shop.name}, aller à la boutique` : 'Aller à la boutique'
  },
  help: 'Une question ? Répondez simplement à cet e-mail.',
  /** Empty while the shop has no name. */
  get sender() {
    return [shop.name, shop.tagline].filter(Boolean).join(', ')
  },
  variant: (size: string, color: string) => [color, size].filter(Boolean).join(', '),
  was: (price: string) => `au lieu de ${price}`,
  quantity: (quantity: number, price: string) => `${quantity} × ${price}`,
  leave: {
    newsletter: 'Se désabonner de la lettre d’information',
    deals: 'Ne plus recevoir d’e-mails sur les offres',
    'coming-soon': 'Se désabonner',
    'back-in-stock': 'Ne plus recevoir d’e-mails de retour en stock',
    reminders: 'Ne plus recevoir de questions sur mes achats',
  },
  stop: 'Ce n’était pas moi : ne plus rien envoyer à cette adresse',
  confirm: {
    text: 'Vous voulez aussi recevoir par e-mail les rappels et les modifications de cette commande ?',
    label: 'Confirmer que cette adresse est la mienne',
  },
} as const satisfies Words<typeof english.mailWords>

/** Mails about an order. `name` is missing where it would be no good greeting. */
export const orderMail = {
  placed: {
    subject: (number: string) => `Votre commande ${number} est enregistrée`,
    preview: (items: number, total: string) => `${count(items, 'article', 'articles')}, ${total}. Merci.`,
    title: (name: string | null) => (name ? `Merci, ${name}` : 'Merci'),
    get text() {
      return `Votre commande est enregistrée. Nous la préparons${packedWithin()} et vous écrivons de nouveau à son départ.`
    },
    cancel: (window: string) =>
      `Vous avez changé d’avis ? Vous pouvez annuler pendant ${window}, sur la page de votre commande.`,
  },
  processing: {
    subject: (number: string) => `Nous préparons votre commande ${number}`,
    preview: 'Le prochain e-mail vous annoncera son départ.',
    title: 'Nous préparons votre commande',
    text: 'Tous les articles sont là et nous les emballons. Le prochain e-mail vous annoncera leur départ.',
  },
  shipped: {
    subject: (number: string) => `Votre commande ${number} est en route`,
    preview: (carrier: string | null) =>
      carrier ? `Le colis voyage avec ${carrier}.` : 'Le colis est parti.',
    title: 'Votre commande est en route',
    text: (carrier: string | null) =>
      carrier ? `Le colis est parti et voyage avec ${carrier}.` : 'Le colis est parti de chez nous.',
  },
  /** One of several parcels. */
  parcel: {
    subject: (number: string) => `Un colis de votre commande ${number} est en route`,
    title: 'Un colis est en route',
    rest: (shipped: number, ordered: number) =>
      `À ce jour, ${count(shipped, 'article', 'articles')} sur ${amountOf(ordered)} ${shipped < 2 ? 'est parti' : 'sont partis'}. Nous vous écrirons de nouveau au départ du reste.`,
    last: 'Avec lui, toute votre commande est partie.',
    contents: 'Dans ce colis',
  },
  tracking: {
    subject: (number: string) => `Le numéro de suivi de votre commande ${number}`,
    title: 'Voici votre numéro de suivi',
    text: 'Avec ce numéro, le transporteur vous indique où se trouve votre colis.',
  },
  corrected: {
    subject: (number: string) => `Nous avons modifié votre commande ${number}`,
    title: 'Nous avons modifié votre commande',
    what: (parts: readonly string[]) => `Nous avons modifié ${listed(parts)}.`,
    changed: {
      items: 'les articles',
      name: 'le nom',
      email: 'l’adresse e-mail',
      phone: 'le numéro de téléphone',
      address: 'l’adresse de livraison',
      delivery: 'la livraison',
      discount: 'la remise',
    },
    total: (before: string, after: string) => `Le nouveau total est de ${after}, au lieu de ${before}.`,
    sameTotal: (total: string) => `Le total reste de ${total}.`,
    toPay: {
      cod: (amount: string) => `Vous payez ${amount} en espèces à la livraison.`,
      bank: (amount: string) => `Merci de virer ${amount}.`,
      card: (amount: string) =>
        `Il reste ${amount} à payer. Vous pouvez le faire sur la page de votre commande.`,
    },
    toRefund: (amount: string) => `Nous vous remboursons ${amount}.`,
    wrong: 'Si quelque chose ne vous convient pas, répondez à cet e-mail.',
  },
  delivered: {
    subject: (number: string) => `Votre commande ${number} est livrée`,
    preview: 'Nous espérons que tout vous va.',
    title: 'Votre commande est livrée',
    get text() {
      const time = returnTime()
      return `Nous espérons que tout vous va. ${time === null ? 'Si un article est défectueux, ou n’est pas celui que vous avez commandé, répondez à cet e-mail.' : `Sinon, vous avez ${time} pour renvoyer ce qui ne vous va pas.`}`
    },
    get returns() {
      return returnTime() === null ? 'En cas d’article défectueux' : 'Comment renvoyer un article'
    },
  },
  cancelled: {
    subject: (number: string) => `Votre commande ${number} est annulée`,
    preview: 'Plus rien ne sera envoyé.',
    title: 'Votre commande est annulée',
    text: 'Plus aucun article ne sera envoyé.',
    again: 'Revenir à la boutique',
  },
  steps: {
    pending: 'Commande confirmée',
    processing: 'Préparation',
    shipped: 'En route',
    delivered: 'Livrée',
    cancelled: 'Annulée',
  },
  follow: 'Suivre votre commande',
  number: 'Numéro de commande',
  date: 'Date de commande',
  estimated: 'Livraison prévue',
  by: (day: string) => `au plus tard le ${day}`,
  between: (from: string, to: string) => `du ${from} au ${to}`,
  method: 'Mode de livraison',
  carrier: 'Transporteur',
  trackingNumber: 'Numéro de suivi',
  items: 'Votre commande',
  subtotal: 'Sous-total',
  discount: (title: string, code: string) => ['Remise', title, code].filter(Boolean).join(', '),
  minus: (amount: string) => `−${amount}`,
  freeShipping: 'Livraison gratuite',
  shipping: 'Frais de livraison',
  free: 'Gratuit',
  total: 'Total',
  charged: (currency: string) => `Montant débité en ${currencyNames(currency)}`,
  address: 'Adresse de livraison',
  payment: 'Paiement',
  payments: { card: 'Carte bancaire', bank: 'Virement bancaire', cod: 'Paiement à la livraison' },
  paid: {
    paid: 'payé',
    pending: 'à payer',
    partially_refunded: 'remboursé en partie',
    refunded: 'remboursé',
  },
  window: (minutes: number) =>
    minutes % 60 === 0
      ? count(minutes / 60, 'heure', 'heures')
      : count(Math.round(minutes), 'minute', 'minutes'),
  reason: (number: string) =>
    `Vous recevez cet e-mail parce que la commande ${number} a été passée avec votre adresse.`,
} as const satisfies Words<typeof english.orderMail>

/** Confirmations of what was written to the shop. They hold nothing that was typed. */
export const messageMail = {
  contact: {
    subject: (reference: string) => `Nous avons reçu votre message (${reference})`,
    preview: 'Nous avons reçu votre message.',
    title: 'Nous avons reçu votre message',
    text: 'Nous vous répondrons par e-mail. Vous n’avez rien d’autre à faire.',
    action: 'Voir les pages d’aide',
    reason: 'Vous recevez cet e-mail parce que notre formulaire de contact a été envoyé avec votre adresse.',
  },
  seller: {
    subject: (reference: string) => `Nous avons reçu votre demande (${reference})`,
    preview: 'Nous l’étudions nous-mêmes.',
    title: 'Nous avons reçu votre demande',
    get text() {
      return `Vous souhaitez vendre sur ${shopName()}. Nous étudions chaque demande nous-mêmes et répondons par e-mail.`
    },
    action: 'Comment vendre ici',
    reason:
      'Vous recevez cet e-mail parce que notre formulaire pour les vendeurs a été envoyé avec votre adresse.',
  },
  reference: 'Votre référence',
  notYou:
    'Si ce n’était pas vous, vous n’avez rien à faire : nous n’écrivons à cette adresse que pour répondre.',
} as const satisfies Words<typeof english.messageMail>
