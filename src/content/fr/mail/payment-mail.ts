// Words of the mails about payments and refunds. Read by the mail function as well, which runs outside of the app: so
// the imports are relative and name their file's ending.
import type * as english from '../../en/mail/payment-mail.ts'
import type { Words } from '../../words.ts'
import { packedWithin } from '../shared/shop-words.ts'

/** Amounts are written with their currency, days in full. */
export const paymentMail = {
  placed: {
    get card() {
      return `Votre commande est enregistrée et payée. Nous la préparons${packedWithin()} et vous écrivons de nouveau à son départ.`
    },
    bank: (due: string, day: string | null) =>
      day
        ? `Votre commande est enregistrée. Merci de virer ${due} au plus tard le ${day}. Vos articles sont réservés jusque-là, et nous les expédions dès l’arrivée du virement.`
        : `Votre commande est enregistrée. Merci de virer ${due}. Nous l’expédions dès l’arrivée du virement.`,
    cod: (due: string) =>
      `Nous vous appelons pour confirmer avant de préparer le colis. Vous payez ${due} en espèces quand il vous est remis.`,
  },
  bank: {
    holder: 'Titulaire du compte',
    bank: 'Banque',
    account: 'Numéro de compte',
    swift: 'SWIFT / BIC',
    amount: 'Montant',
    reference: 'Référence',
    due: 'À virer au plus tard le',
  },
  reminder: {
    subject: (number: string) => `Rappel : virement à faire pour votre commande ${number}`,
    preview: (due: string, day: string) => `${due}, au plus tard le ${day}.`,
    title: 'Votre commande attend votre virement',
    text: (due: string, day: string) =>
      `Nous n’avons pas encore reçu votre virement. Merci de virer ${due} au plus tard le ${day}. Passé cette date, nous annulons la commande et remettons ses articles en vente.`,
    crossed:
      'Vous l’avez déjà envoyé ? Vous n’avez rien d’autre à faire : un virement peut prendre quelques jours.',
  },
  paid: {
    subject: (number: string) => `Nous avons reçu votre paiement pour la commande ${number}`,
    preview: (paid: string) => `Nous avons bien reçu ${paid}. Merci.`,
    title: 'Nous avons reçu votre paiement',
    whole: (paid: string) => `Votre paiement de ${paid} est arrivé. Merci.`,
    get pack() {
      return `Nous préparons votre commande${packedWithin()} et vous écrivons de nouveau à son départ.`
    },
    part: (paid: string, due: string) =>
      `Nous avons reçu ${paid} à ce jour. Merci de virer le reste, soit ${due}, avec la même référence.`,
    over: (over: string) => `C’est ${over} de plus que le total ; nous vous rembourserons la différence.`,
  },
  refunded: {
    subject: (number: string) => `Votre remboursement pour la commande ${number}`,
    preview: (amount: string) => `Nous vous avons remboursé ${amount}.`,
    title: (amount: string) => `Nous vous avons remboursé ${amount}`,
    ways: {
      provider: (amount: string) =>
        `Nous avons remboursé ${amount} sur la carte qui a servi au paiement. Votre banque peut mettre quelques jours ouvrés à l’afficher.`,
      transfer: (amount: string) =>
        `Nous vous avons envoyé ${amount} par virement bancaire. Il peut mettre quelques jours ouvrés à arriver.`,
      cash: (amount: string) => `Nous vous avons rendu ${amount} en espèces.`,
      voucher: (amount: string) => `Nous vous avons remis un bon d’achat de ${amount}.`,
    },
  },
  late: {
    subject: (number: string) =>
      `Votre paiement pour la commande ${number} est arrivé trop tard et a été remboursé`,
    title: 'Votre paiement est arrivé trop tard',
    text: 'Votre paiement est arrivé après la fin du délai. La commande était déjà annulée et ses articles remis en vente.',
  },
  cancelled: {
    reasons: {
      customer: 'Nous l’avons annulée à votre demande.',
      unpaid: 'Nous n’avons pas reçu de paiement à temps ; ses articles ont été remis en vente.',
      refused: 'Le colis n’a pas été accepté à la livraison.',
      unreachable: 'Le transporteur n’a pas pu vous joindre.',
      out_of_stock: 'Nous sommes désolés : certains de ses articles ne sont plus en stock.',
    },
    toRefund: (amount: string) => `Nous vous remboursons ${amount} et vous écrivons dès que c’est envoyé.`,
    refunded: (amount: string) => `Nous vous avons remboursé ${amount}.`,
  },
} as const satisfies Words<typeof english.paymentMail>
