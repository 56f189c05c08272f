import { count, number } from '../../shared/numbers'

/** How values of columns read in the log of changes. */
export const auditValues = {
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  list: (parts: readonly string[]) => parts.join(', '),
  /** Of what has commas itself. */
  phrases: (parts: readonly string[]) => parts.join('; '),
  pair: (name: string, value: string) => `${name}: ${value}`,
  percent: (value: number) => `${number(value)}%`,
  rule: {
    newDays: (days: number) => `new for ${count(days, 'day', 'days')}`,
    onSale: 'on sale',
    priceBelow: (price: string) => `below ${price}`,
    fewLeft: 'few left',
  },
  vatShown: {
    included: 'included in the total',
    separate: 'on a line of its own',
  },
  kinds: {
    flash: 'Flash deal',
    daily: 'Daily deal',
    contact: 'Contact form',
    seller: 'Seller request',
  },
  methods: {
    card: 'Card',
    bank: 'Bank transfer',
    cod: 'Cash',
  },
  statuses: {
    published: 'published',
    draft: 'draft',
    scheduled: 'scheduled',
    live: 'live',
    archived: 'archived',
    hidden: 'hidden',
    waiting: 'waits',
    unconfirmed: 'not confirmed',
    open: 'open',
    approved: 'approved',
    refused: 'refused',
  },
  topics: {
    newsletter: 'Newsletter',
    'flash-deals': 'Flash deals',
    'vip-club': 'VIP Club',
    'coming-soon': 'Coming soon',
    'back-in-stock': 'Back in stock',
  },
  twoFactor: {
    true: 'on',
    false: 'off',
  },
}
