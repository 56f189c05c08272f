import type { CardProvider } from '@/domain/money/card-provider'

const names = new Intl.ListFormat('en-GB', { type: 'conjunction' })
export const listOf = (list: readonly string[]) => names.format(list)

/** Words of the payment methods among the settings, and of the marks that visitors see. */
export const adminPayments = {
  title: 'Payment methods',
  none: 'No method is offered, so nobody can order.',
  offered: 'Offered at checkout.',
  card: {
    title: 'Card',
    provider: 'Provider',
    noProvider: 'None',
    providers: { stripe: 'Stripe', cmi: 'CMI (Morocco)' } satisfies Record<CardProvider, string>,
    impossible: (provider: string, currency: string) => `${provider}, for shops that charge in ${currency}`,
    hint: 'The provider’s keys are secrets of the server and are not entered here; docs/payments.md explains the set-up.',
    missing: 'Not offered: choose a provider.',
  },
  bank: {
    title: 'Bank transfer',
    missing: 'Not offered: account holder, bank and account number are needed.',
    fields: {
      holder: 'Account holder',
      name: 'Bank',
      account: 'IBAN or RIB',
      swift: 'SWIFT (BIC)',
      dueDays: 'Days until due',
    },
    hints: {
      holder: undefined,
      name: undefined,
      account: 'An IBAN, or the 24 digits of a Moroccan account. Customers transfer to it: check it twice.',
      swift: 'Optional; transfers from abroad need it.',
      dueDays: 'Items are reserved until then. An order that is not paid is cancelled.',
    },
  },
  cod: {
    title: 'Cash on delivery',
    missing: 'Not offered.',
    enabled: 'Offer cash on delivery',
    onlyConfirmed: 'Pack only confirmed orders',
    onlyConfirmedHint:
      'Cash orders stay out of the packing list until the customer has confirmed them on the phone.',
    door: 'What customers may do with a parcel at the door before they pay, unless you decide otherwise for one:',
    parcelsMayOpen: 'Parcels may be opened',
    parcelsMayTryOn: 'Items may be tried on',
  },
  marks: {
    title: 'Payment marks',
    hint: 'Shown at the bottom of every page, in this order.',
    standard: (methods: readonly string[]) =>
      `None of your own: visitors see the methods that are on, ${listOf(methods)}.`,
    none: 'None: visitors see no marks.',
    add: 'New mark, such as VISA',
    submit: 'Add',
    full: (most: number) => `There are ${most} marks, which is the most.`,
    isThere: (mark: string) => `${mark} is there already.`,
    unkept: (marks: readonly string[]) =>
      `${listOf(marks)}: visitors will expect to pay by card or wallet, but no card payments are on.`,
  },
} as const
