import { number } from '../../shared/numbers'

const names: Readonly<Record<string, string>> = {
  orders: 'Orders by guests',
  'customer-orders': 'Orders of one customer',
  'open-orders': 'Unpaid orders by guests',
  'open-items': 'Items in unpaid orders by guests',
  'code-uses': 'Unpaid uses of one limited code by guests',
  codes: 'Wrong discount codes',
  links: 'Links to confirm an address',
  messages: 'Messages',
  'mail-source': 'Emails to unconfirmed addresses, from one network',
  'mail-domain': 'Emails to unconfirmed addresses, at one provider',
  'mail-links': 'Emails with a link to confirm',
  'mail-unconfirmed': 'Emails to unconfirmed addresses',
  'mail-total': 'Emails',
  declined: 'Orders declined by a rule',
  'phone-orders': 'Orders in the name of one phone',
  exchanges: 'Requests to exchange items',
  'exchange-items': 'Items kept for exchanges',
}
const each = {
  source: 'Each network',
  customer: 'Each customer',
  domain: 'Each provider',
  all: 'All together',
}

/** Words of the bounds on the page Protection. */
export const adminBounds = {
  title: 'Bounds',
  text: 'What one network or customer may take before it waits, or passes the CAPTCHA where it is on. Members and customers with a confirmed email are not held up by others. Each bound ends by itself.',
  error: 'Couldn’t load bounds',
  name: (bound: string) => names[bound] ?? bound,
  per: (per: keyof typeof each, minutes: number | null) =>
    `${each[per]}, ${minutes === null ? 'until paid, packed or cancelled' : minutes === 60 ? 'in an hour' : `in ${number(minutes)} minutes`}. `,
  counted: (amount: number) => `Highest now: ${number(amount)}.`,
  save: 'Save',
  saveOf: (bound: string) => `Save: ${bound}`,
  standard: (value: number) => `Reset to ${number(value)}`,
  standardOf: (bound: string) => `Reset: ${bound}`,
  saved: 'The bound is set',
  failed: 'The bound was not set',
  problems: {
    value: 'Enter a whole number from 1 to 1,000,000.',
    unknown: 'Please try again.',
  },
}
