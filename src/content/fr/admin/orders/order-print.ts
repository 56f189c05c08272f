import type * as english from '../../../en/admin/orders/order-print'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

/** What the owner sees around what is printed. */
export const orderPrint = {
  packingSlips: (slips: number) =>
    slips === 1 ? 'Bon de préparation' : count(slips, 'bon de préparation', 'bons de préparation'),
  invoices: (invoices: number) => (invoices === 1 ? 'Facture' : count(invoices, 'facture', 'factures')),
  print: 'Imprimer',
  issue: (orders: number) =>
    orders === 1 ? 'Émettre et imprimer' : `Émettre et imprimer ${count(orders, 'facture', 'factures')}`,
  issuing: 'Émission…',
  issueHint: 'Une facture reçoit son numéro quand vous l’émettez ; dès lors, elle ne change plus.',
  issueFailed: 'Rien n’a été émis. Réessayez.',
  draft: 'Brouillon, sans numéro',
  creditNote: 'Avoir',
  back: 'Revenir aux commandes',
  missing: { title: 'Rien à imprimer', text: 'Ces commandes sont introuvables.' },
  error: 'Impossible de charger les commandes',
  packingSlip: 'Bon de préparation',
  nothingToPack: {
    title: 'Rien à emballer',
    text: 'Ces commandes ont été annulées, ou sont introuvables.',
  },
  invoice: 'Facture',
} as const satisfies Words<typeof english.orderPrint>
