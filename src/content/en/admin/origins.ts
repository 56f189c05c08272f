import type { OriginTouch } from '@/domain/origins/origin-result'
import { count } from '../shared/numbers'

export const adminOrigins = {
  title: 'Where customers come from',
  isOff:
    'Off. Once it is on, visitors who agree tell the shop with their order which link or campaign led them here. Nobody else learns of it, and until then the shop’s pages load nothing for it.',
  isOn: 'On, for visitors who agree. What came before stands under “No origin known”.',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  switchedOn: 'Origins are kept from now on',
  switchedOff: 'Origins are no longer kept',
  failed: 'That did not work. Please try again.',
  error: 'The figures could not be loaded',
  tooLong: 'Choose a period of a year at most to see where its orders came from.',
  touch: 'An order counts for',
  touches: { last: 'the last visit before it', first: 'the first visit' } satisfies Record<
    OriginTouch,
    string
  >,
  none: 'No orders in this period.',
  unknown: 'No origin known',
  profit: 'Profit so far:',
  orders: (orders: number) => count(orders, 'order', 'orders'),
  delivered: (orders: number) => `${orders} delivered`,
  refused: (orders: number) => `${orders} refused or not reached`,
  sums: {
    revenue: (amount: string) => `ordered ${amount}`,
    refunded: (amount: string) => `refunded ${amount}`,
    income: (amount: string) => `income ${amount}`,
    goods: (amount: string) => `goods ${amount}`,
    delivery: (amount: string) => `couriers ${amount}`,
    campaign: (amount: string) => `campaign ${amount}`,
  },
  withoutCost: (pieces: number) =>
    `${count(pieces, 'delivered piece has', 'delivered pieces have')} no cost in the products, so the profit is too high.`,
  note: 'Profit so far: the total of delivered orders and what else was paid, less refunds, goods that did not come back into stock (at today’s costs), couriers and campaigns. VAT is in the amounts.',
  otherCurrency: (orders: number) =>
    `${count(orders, 'order', 'orders')} in another currency ${orders === 1 ? 'is' : 'are'} left out.`,
  costs: {
    action: 'What campaigns cost',
    text: 'Spread evenly over its days. Source and campaign as in your links: utm_source and utm_campaign.',
    source: 'Source',
    sourceHint: 'As in the list, such as instagram',
    campaign: 'Campaign',
    optional: 'optional',
    from: 'First day',
    to: 'Last day',
    amount: 'Cost',
    add: 'Add the cost',
    saved: 'The cost is added',
    remove: 'Remove',
    removeOf: (source: string) => `Remove the cost of ${source}`,
    wrong: {
      source: 'Type where the campaign ran.',
      days: 'Choose two days in order, at most a year apart.',
      amount: 'Type an amount above zero.',
    },
  },
} as const
