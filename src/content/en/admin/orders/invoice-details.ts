const names = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Before an invoice is issued, on what it would lack. */
export const invoiceDetails = {
  lacking: (details: readonly string[]) =>
    `Your business details lack: ${names.format(details)}. What an invoice lacks when you issue it, it lacks for good.`,
  fillIn: 'Fill in the business details',
} as const
