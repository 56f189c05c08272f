import type * as english from '../../../en/admin/orders/invoice-details'
import type { Words } from '../../../words'

const names = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

/** Before an invoice is issued, on what it would lack. */
export const invoiceDetails = {
  lacking: (details: readonly string[]) =>
    `Il manque à vos informations d’entreprise : ${names.format(details)}. Ce qui manque à une facture quand vous l’émettez lui manquera toujours.`,
  fillIn: 'Compléter les informations de l’entreprise',
} as const satisfies Words<typeof english.invoiceDetails>
