import { number } from '../shared/numbers'

const monthOf = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** How money came or went. */
const ways: Readonly<Record<string, string>> = {
  card: 'card',
  bank: 'bank transfer',
  cod: 'cash on delivery',
  provider: 'card',
  transfer: 'bank transfer',
  cash: 'cash',
  voucher: 'voucher',
}

/** What an accountant books of a month. */
export const adminAccounting = {
  title: 'Month for the accountant',
  month: (month: string) => monthOf.format(new Date(`${month}-01T00:00:00Z`)),
  before: 'The month before',
  after: 'The month after',
  error: 'The month could not be loaded',
  failed: 'The file was not written. Please try again.',
  none: { title: 'Nothing was booked', text: 'No invoice, credit note, payment or refund is of this month.' },
  sales: 'Invoices and credit notes',
  money: 'Payments and refunds',
  columns: { what: 'What', amount: 'Amount' },
  kinds: { invoice: 'Invoice', credit_note: 'Credit note', payment: 'Payment', refund: 'Refund' },
  ways,
  counted: (what: string, count: string) => `${what} (${count})`,
  rate: (percent: number, amount: string) => `VAT ${number(percent)}% of ${amount}`,
  total: 'Total',
  withoutInvoice: (orders: number) =>
    orders === 1
      ? 'One order of this month has no invoice yet.'
      : `${number(orders)} orders of this month have no invoice yet.`,
  files: {
    papers: {
      action: 'Invoices and credit notes (CSV)',
      name: (month: string) => `invoices-${month}.csv`,
      heads: [
        'Kind',
        'Number',
        'Date',
        'Order',
        'For invoice',
        'Customer',
        'Company name',
        'ICE or VAT number',
        'Country',
        'VAT rate (%)',
        'Without VAT',
        'VAT',
        'Total',
        'Currency',
      ],
    },
    money: {
      action: 'Payments and refunds (CSV)',
      name: (month: string) => `payments-${month}.csv`,
      heads: ['Kind', 'Date', 'Order', 'Customer', 'By', 'Reference', 'Amount', 'Currency'],
    },
  },
  note: (zone: string) =>
    `Months are in ${zone}. Invoices and credit notes count in the month in which they were issued, payments and refunds in that in which the money arrived or left. Credit notes and refunds have a minus. An invoice with several rates has a line for each.`,
} as const
