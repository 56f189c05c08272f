import type * as english from '../../en/admin/accounting'
import type { Words } from '../../words'
import { number } from '../shared/numbers'

const monthOf = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** How money came or went. */
const ways: Readonly<Record<string, string>> = {
  card: 'carte bancaire',
  bank: 'virement',
  cod: 'paiement à la livraison',
  provider: 'carte bancaire',
  transfer: 'virement',
  cash: 'espèces',
  voucher: 'bon d’achat',
}

/** What an accountant books of a month. */
export const adminAccounting = {
  title: 'Mois pour le comptable',
  month: (month: string) => monthOf.format(new Date(`${month}-01T00:00:00Z`)),
  before: 'Le mois précédent',
  after: 'Le mois suivant',
  error: 'Le mois n’a pas pu être chargé',
  failed: 'Le fichier n’a pas été écrit. Réessayez.',
  none: {
    title: 'Rien à comptabiliser',
    text: 'Aucune facture, aucun avoir, aucun paiement ni remboursement ne date de ce mois.',
  },
  sales: 'Factures et avoirs',
  money: 'Paiements et remboursements',
  columns: { what: 'Quoi', amount: 'Montant' },
  kinds: { invoice: 'Facture', credit_note: 'Avoir', payment: 'Paiement', refund: 'Remboursement' },
  ways,
  counted: (what: string, count: string) => `${what} (${count})`,
  rate: (percent: number, amount: string) => `TVA ${number(percent)} % sur ${amount}`,
  total: 'Total',
  withoutInvoice: (orders: number) =>
    orders === 1
      ? 'Une commande de ce mois n’a pas encore de facture.'
      : `${number(orders)} commandes de ce mois n’ont pas encore de facture.`,
  files: {
    papers: {
      action: 'Factures et avoirs (CSV)',
      name: (month: string) => `factures-${month}.csv`,
      heads: [
        'Type',
        'Numéro',
        'Date',
        'Commande',
        'Facture d’origine',
        'Client',
        'Société',
        'ICE ou numéro de TVA',
        'Pays',
        'Taux de TVA (%)',
        'Montant HT',
        'TVA',
        'Total TTC',
        'Devise',
      ],
    },
    money: {
      action: 'Paiements et remboursements (CSV)',
      name: (month: string) => `paiements-${month}.csv`,
      heads: ['Type', 'Date', 'Commande', 'Client', 'Par', 'Référence', 'Montant', 'Devise'],
    },
  },
  note: (zone: string) =>
    `Les mois suivent le fuseau ${zone}. Les factures et les avoirs comptent dans le mois de leur émission, les paiements et les remboursements dans celui où l’argent est arrivé ou parti. Les avoirs et les remboursements portent un signe moins. Une facture à plusieurs taux a une ligne par taux.`,
} as const satisfies Words<typeof english.adminAccounting>
