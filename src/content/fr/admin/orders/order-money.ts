import type { Payment, RefundWay } from '@/domain/money/payment'
import type * as english from '../../../en/admin/orders/order-money'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

/** `jusqu’à aujourd’hui`, `jusqu’au 19 nov.`. */
const untilDay = (day: string) => (/^\d/.test(day) ? `jusqu’au ${day}` : `jusqu’à ${day.toLowerCase()}`)
/** `depuis hier`, `depuis le 19 nov.`. */
const sinceDay = (day: string) => (/^\d/.test(day) ? `depuis le ${day}` : `depuis ${day.toLowerCase()}`)

const orders = (amount: number) => count(amount, 'commande', 'commandes')

/** Words of payments and refunds in the owner's order. Amounts come with their currency. */
export const orderMoney = {
  title: 'Paiement',
  figures: { due: 'À payer', paid: 'Payé', refunded: 'Remboursé' },
  dueBy: (day: string, time: string) => `${untilDay(day)}, ${time}`,
  overdue: (day: string) => sinceDay(day),
  none: 'Aucun paiement pour le moment',
  expired: 'Non payée à temps : la commande a été annulée et ses articles sont de retour en stock.',
  payment: (amount: string, method: Payment['method']) =>
    `${amount} ${{ card: 'par carte bancaire', bank: 'par virement bancaire', cod: 'en espèces', exchange: 'par les articles revenus' }[method]}`,
  states: {
    open: 'commencé, non payé',
    processing: 'en vérification à la banque',
    succeeded: '',
    failed: 'refusé',
    expired: 'expiré',
  },
  providers: { stripe: 'Stripe', cmi: 'CMI' },
  refund: (amount: string, way: RefundWay) =>
    way === 'exchange'
      ? `${amount} échangés`
      : `${amount} remboursés ${{ provider: 'sur la carte', transfer: 'par virement', cash: 'en espèces', voucher: 'en bon d’achat' }[way]}`,
  refundStates: {
    pending: 'en cours',
    succeeded: '',
    failed: 'échec : remboursez d’une autre façon',
  },
  by: (email: string) => `par ${email}`,
  owed: (amount: string, isCancelled: boolean) =>
    isCancelled
      ? `Cette commande est annulée, et il reste ${amount} à rembourser sur ce qui a été payé.`
      : `${amount} ont été payés en plus du total.`,
  record: {
    transfer: 'Enregistrer un virement',
    cash: 'Espèces encaissées',
    title: { bank: 'Enregistrer un virement bancaire', cod: 'Enregistrer des espèces encaissées' },
    text: (due: string) => `Reste à payer : ${due}.`,
    amount: 'Montant',
    day: { bank: 'Reçu le', cod: 'Encaissé le' },
    note: 'Remarque',
    optional: 'facultatif',
    less: (rest: string) => `Il restera ${rest} à payer.`,
    more: (extra: string) =>
      `${extra} de plus que le montant à payer : à retrouver parmi les remboursements à envoyer.`,
    exact: 'La commande sera alors entièrement payée.',
    submit: 'Enregistrer le paiement',
    busy: 'Enregistrement…',
    done: 'Paiement enregistré',
    doneRest: (rest: string) => `Il reste ${rest} à payer.`,
    undone: 'Paiement retiré',
    undoFailed: 'Le paiement n’a pas été retiré. Rechargez la commande et réessayez.',
    wrongAmount: 'Indiquez un montant comme 47,99.',
    wrongDay: 'Choisissez un jour, aujourd’hui au plus tard.',
  },
  refunding: {
    action: 'Rembourser',
    amountAction: (amount: string) => `Rembourser ${amount}`,
    title: 'Remboursement',
    payment: 'Paiement',
    choice: (what: string, left: string) => `${what}, reste ${left}`,
    amount: 'Montant',
    left: (left: string) => `${left} au maximum.`,
    reason: 'Motif',
    reasonHint: 'Seuls les administrateurs le voient.',
    way: 'Moyen',
    ways: {
      provider: 'Sur la carte',
      transfer: 'Virement bancaire',
      cash: 'Espèces',
      voucher: 'Bon d’achat',
    },
    byProvider: 'Le prestataire de paiement rembourse la carte qui a payé.',
    recorded: 'Envoyez d’abord l’argent. Ici, vous ne faites que l’enregistrer.',
    submit: { record: 'Enregistrer le remboursement', send: 'Rembourser' },
    busy: { record: 'Enregistrement…', send: 'Remboursement…' },
    done: 'Remboursement enregistré',
    sent: {
      pending: 'Remboursement en cours',
      succeeded: 'Remboursement envoyé',
      failed: 'Le prestataire n’a pas pu rembourser : remboursez d’une autre façon',
    },
    unavailable: 'Le prestataire ne répond pas. Réessayez : le remboursement n’a lieu qu’une fois.',
    refused: 'Le prestataire a refusé. Remboursez d’une autre façon.',
    wrongAmount: 'Indiquez un montant comme 47,99.',
    tooMuch: (left: string) => `Ce paiement peut être remboursé à hauteur de ${left} au maximum.`,
    noReason: 'Indiquez un motif.',
    nothing: 'Il n’y a plus rien à rembourser sur cette commande.',
  },
  conflict:
    'Un autre propriétaire a enregistré un paiement ou un remboursement de cette commande entre-temps. Les montants actuels sont maintenant affichés : vérifiez-les, puis réessayez.',
  notOpen: 'La commande ne le permet plus. Vérifiez son statut, puis réessayez.',
  failed: 'Rien n’a été enregistré. Votre saisie est toujours là ; réessayez.',
  cancel: {
    title: (number: string) => `Annuler la commande ${number} ?`,
    text: 'Les articles reviennent en stock, et le client reçoit un e-mail.',
    nothingPaid: 'Rien n’a été payé, il n’y a donc rien à rembourser.',
    paid: (amount: string) => `Montant payé : ${amount}. Il figurera parmi les remboursements à envoyer.`,
    reason: 'Motif',
    reasons: {
      refused: 'Refusée à la livraison',
      unreachable: 'Client injoignable',
      customer: 'À la demande du client',
      unpaid: 'Non payée',
      out_of_stock: 'Rupture de stock',
      fraud: 'Fraude présumée',
      other: 'Autre',
    },
    several: {
      title: (amount: number) => `Annuler ${orders(amount)} ?`,
      text: 'Leurs articles reviennent en stock, et chaque client reçoit un e-mail.',
      sent: (amount: number) => `${count(amount, 'commande déjà expédiée', 'commandes déjà expédiées')}.`,
      paid: (amount: number) =>
        `${count(amount, 'commande entièrement payée : son montant figurera', 'commandes entièrement payées : leurs montants figureront')} parmi les remboursements à envoyer.`,
      keep: 'Les garder',
      confirm: (amount: number) => `Annuler ${orders(amount)}`,
    },
    keep: 'Garder la commande',
    confirm: 'Annuler la commande',
  },
  waits: {
    card: 'En attente du paiement par carte',
    bank: 'En attente du virement',
    rest: (due: string) => `Il reste ${due} à payer.`,
    restByCard: (due: string) =>
      `Il reste ${due} à payer. Le client peut payer par carte sur la page de la commande.`,
  },
} as const satisfies Words<typeof english.orderMoney>
