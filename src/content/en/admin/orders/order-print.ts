import { number } from '../../shared/numbers'

/** What the owner sees around what is printed. */
export const orderPrint = {
  packingSlips: (slips: number) => (slips === 1 ? 'Packing slip' : `${number(slips)} packing slips`),
  invoices: (invoices: number) => (invoices === 1 ? 'Invoice' : `${number(invoices)} invoices`),
  print: 'Print',
  issue: (orders: number) => (orders === 1 ? 'Issue and print' : `Issue ${number(orders)} and print`),
  issuing: 'Issuing...',
  issueHint: 'An invoice gets its number when you issue it; from then on it no longer changes.',
  issueFailed: 'Nothing was issued. Please try again.',
  draft: 'Draft, no number yet',
  creditNote: 'Credit note',
  back: 'Back to orders',
  missing: { title: 'Nothing to print', text: 'These orders could not be found.' },
  error: 'Couldn’t load orders',
  packingSlip: 'Packing slip',
  nothingToPack: { title: 'Nothing to pack', text: 'These orders were cancelled, or could not be found.' },
  invoice: 'Invoice',
} as const
