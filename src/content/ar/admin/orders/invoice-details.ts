import type * as english from '../../../en/admin/orders/invoice-details'
import type { Words } from '../../../words'

const names = new Intl.ListFormat('ar-MA-u-nu-latn', { type: 'conjunction' })

/** Before an invoice is issued, on what it would lack. */
export const invoiceDetails = {
  lacking: (details: readonly string[]) =>
    `ينقص بيانات نشاطك التجاري: ${names.format(details)}. ما ينقص الفاتورة عند إصدارها لا يضاف إليها بعد ذلك.`,
  fillIn: 'استكمال بيانات النشاط التجاري',
} as const satisfies Words<typeof english.invoiceDetails>
