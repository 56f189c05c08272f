import { formatMoney } from '@/domain/money/money'
import type { PaymentMethod } from '@/domain/money/payment'
import { exchangedOf, owedRefund } from '@/domain/orders/order-payment'
import type * as english from '../../en/orders/order-payment'
import type { Words } from '../../words'
import { packedWithin } from '../shared/shop-words'

/**
 * What was paid, is due and went back, in sentences that are true of this order. `dueDay` is the day until which it is
 * reserved, in words; null for none.
 */
export const paymentSentences: typeof english.paymentSentences = (order, dueDay) => {
  const { status, paymentMethod, paid, due, refunded, refundPending } = order
  const owed = owedRefund(order)
  const { paidBy, paidFor } = exchangedOf(order)
  const money = (amount: number) => formatMoney(amount, order.currency)
  const by = dueDay ? ` au plus tard le ${dueDay}` : ''
  const unpaid: Record<PaymentMethod, string> = {
    card: `Le paiement par carte de ${money(due)} n’est pas encore arrivé.`,
    bank: `Vous avez ${money(due)} à payer par virement bancaire${by}.`,
    cod: `Vous avez ${money(due)} à payer en espèces à la livraison.`,
  }
  const received: Record<PaymentMethod, string> = {
    card: `Vous avez payé ${money(paid - paidBy)} par carte.`,
    bank: `Nous avons reçu ${money(paid - paidBy)} par virement bancaire.`,
    cod: `Vous avez payé ${money(paid - paidBy)} en espèces.`,
  }
  const isNothing = status === 'cancelled' && paid === 0
  return [
    isNothing ? 'Rien n’a été payé, et rien n’est dû.' : '',
    paid > paidBy ? received[paymentMethod] : '',
    paidBy > 0 ? `Les articles que vous avez renvoyés ont couvert ${money(paidBy)}.` : '',
    due > 0 && status !== 'cancelled' ? unpaid[paymentMethod] : '',
    refunded > paidFor ? `Nous vous avons remboursé ${money(refunded - paidFor)}.` : '',
    paidFor > 0
      ? `Une part de ${money(paidFor)} a réglé les articles que nous vous envoyons en échange.`
      : '',
    refundPending > 0 ? `Un remboursement de ${money(refundPending)} est en cours.` : '',
    owed > 0 ? `Il nous reste ${money(owed)} à vous rembourser.` : '',
  ].filter(Boolean)
}

/** Words about the money of a placed order, for shoppers. Amounts come with their currency. */
export const orderPayment = {
  methods: {
    card: 'Carte bancaire',
    bank: 'Virement bancaire',
    cod: 'Paiement à la livraison',
  },
  /** Rows under the total. */
  paid: 'Payé',
  due: 'Reste à payer',
  refunded: 'Remboursé',
  refundPending: 'Remboursement en cours',
  bank: {
    title: (amount: string) => `Virement de ${amount} à faire`,
    titleBy: (amount: string, day: string) => `Virement de ${amount} à faire au plus tard le ${day}`,
    text: 'Indiquez exactement cette référence, pour que nous puissions reconnaître votre virement. Vos articles sont réservés jusque-là.',
    textWithoutDay:
      'Indiquez exactement cette référence, pour que nous puissions reconnaître votre virement.',
    received: (paid: string) => `Nous avons reçu ${paid}. Voici le reste.`,
    late: 'Cette date est passée. Contactez-nous avant de faire le virement : la commande risque d’être annulée.',
    missing: 'Contactez-nous pour obtenir les coordonnées du compte :',
    holder: 'Titulaire du compte',
    name: 'Banque',
    iban: 'IBAN',
    rib: 'RIB',
    swift: 'SWIFT (BIC)',
    amount: 'Montant',
    reference: 'Référence',
    copy: (what: string) => `Copier : ${what}`,
    copied: (what: string) => `Copié : ${what}`,
  },
  cash: {
    title: (amount: string) => `Préparez ${amount} en espèces`,
    text: 'Vous payez le transporteur à l’arrivée du colis. Vous n’avez rien à payer avant.',
  },
  /** The payment state in a list's row. */
  toPay: (amount: string) => `${amount} à payer`,
  toPayBy: (amount: string, day: string) => `${amount} à payer au plus tard le ${day}`,
  confirmation: {
    bank: (name: string, email: string) =>
      `${name}, votre commande est réservée. Nous l’envoyons dès l’arrivée de votre virement.${email && ` Ces informations sont aussi envoyées à ${email}.`}`,
    card: (name: string) => `${name}, votre commande est réservée, mais pas encore payée.`,
    cancelled: (name: string) => `${name}, rien ne sera envoyé.`,
    unpaid: (name: string) =>
      `${name}, le paiement n’est pas arrivé à temps. Rien ne sera envoyé, et rien n’est dû.`,
  },
  steps: {
    get transfer() {
      return `Dès l’arrivée de votre virement, nous préparons votre commande${packedWithin()}.`
    },
    call: 'Nous vous appelons pour confirmer avant de préparer le colis.',
    cash: (amount: string) => `Vous payez ${amount} en espèces au transporteur.`,
  },
  cancel: {
    unpaid: 'Elle n’a pas été payée à temps.',
    refund: (paid: string) => `Nous vous remboursons votre paiement de ${paid}.`,
    contact: 'Contactez-nous si le remboursement n’arrive pas.',
  },
} as const satisfies Words<typeof english.orderPayment>
