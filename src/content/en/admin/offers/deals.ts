import {
  type DealProblem,
  type DealSpan,
  type DealState,
  dealBounds,
  type TimeProblem,
} from '@/domain/discounts/deal-plan'
import type { Deal } from '@/domain/product/product'
import { count, number } from '../../shared/numbers'
import { shopTime } from '../../shared/shop-time'

const deals = (amount: number) => count(amount, 'deal', 'deals')
const products = (amount: number) => count(amount, 'product', 'products')
const moment = shopTime({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** `Sat, 21 Nov, 18:00`, by the shop's clocks. */
export const momentWords = (time: number) => moment.format(time)

/** `2 d 4 h`, `4 h 12 min`, `12:07`: coarser when further away. */
export function remainingWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  if (hours >= 1) return `${hours} h ${minutes % 60} min`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

const kinds: Record<Deal['kind'], string> = { flash: 'Flash', daily: 'Daily' }

export const adminDeals = {
  title: 'Deals',
  add: 'New deal',
  search: 'Search by product',
  list: 'Deals',
  states: {
    running: 'Running',
    scheduled: 'Scheduled',
    ended: 'Ended',
  } satisfies Record<DealState, string>,
  statesLabel: 'Deals by state',
  kinds,
  kind: { label: 'Kind', all: 'All' },
  columns: {
    product: 'Product',
    price: 'Price',
    sold: 'Sold',
    left: 'Left',
    revenue: 'Revenue',
    quantity: 'Quantity',
    time: { running: 'Ends', scheduled: 'Starts', ended: 'Ended' } satisfies Record<DealState, string>,
  },
  was: 'instead of',
  off: (percent: number) => `-${percent}%`,
  soldOf: (sold: number, total: number) => `${number(sold)} of ${number(total)}`,
  left: (quantity: number) => number(quantity),
  soldOut: 'Sold out',
  notLive: { draft: 'product is a draft', scheduled: 'product is scheduled', archived: 'product archived' },
  endsIn: (time: string) => `in ${time}`,
  found: (amount: number) => `${deals(amount)} found`,
  error: 'Couldn’t load deals',
  none: {
    running: { title: 'No deal is running', text: 'Start one now, or check the scheduled deals.' },
    scheduled: { title: 'No deal is scheduled', text: 'A scheduled deal starts automatically.' },
    ended: { title: 'No deal has ended yet', text: 'Past deals are listed here.' },
  } satisfies Record<DealState, { title: string; text: string }>,
  noneFound: {
    title: (query: string) => `No deal matches “${query}”`,
    text: (state: string) => `Looked in ${state}.`,
  },
  selection: { end: 'End now', duplicate: 'Duplicate', remove: 'Delete' },
  detail: {
    open: (title: string) => `Deal on ${title}`,
    close: 'Close',
    closeHint: 'Close (Esc)',
    missing: { title: 'Deal not found', text: 'It was deleted, or the address is incomplete.' },
    error: 'Couldn’t load the deal',
    metrics: 'Sales of the deal',
    sold: 'Sold',
    left: 'Left',
    revenue: 'Revenue',
    view: 'View in store',
    duplicate: 'Duplicate',
    end: 'End now',
    remove: 'Delete',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Deal saved',
    failed: 'The deal was not saved. Your changes are still here.',
    startsIn: (time: string) => `starts in ${time}`,
    endsIn: (time: string) => `ends in ${time}`,
    ended: 'ended',
    priceStays: 'Units have sold at this price. To change it, end this deal and start a new one.',
    startStays: 'The deal is running.',
  },
  ask: {
    end: {
      title: (amount: number) => (amount === 1 ? 'End this deal now?' : `End ${deals(amount)} now?`),
      text: 'Shoppers pay the regular price from now on, including for items in their carts. You can’t restart it.',
      keep: 'Keep running',
      confirm: 'End now',
    },
    busy: 'Ending...',
    ended: (amount: number) => (amount === 1 ? 'Deal ended' : `${deals(amount)} ended`),
    removed: (amount: number) => (amount === 1 ? 'Deal deleted' : `${deals(amount)} deleted`),
    restored: 'Deals restored',
    failed: 'Something went wrong. Try again.',
  },
  fields: {
    kind: 'Kind',
    price: 'Deal price',
    total: 'Quantity',
    percent: 'Percent off',
    totalAll: 'Quantity of each',
    customerLimit: 'Most per customer',
    start: 'Starts',
    end: 'Ends',
  },
  kindHints: {
    flash: 'Lasts hours. Shown on the flash sale pages.',
    daily: 'Lasts days. Shown among the daily deals.',
  } satisfies Record<Deal['kind'], string>,
  customerLimitHint: 'Optional. Who has had as many pays the regular price.',
  usual: (price: string) => `Regular price ${price}`,
  stock: (quantity: number) => `${number(quantity)} in stock`,
  beyondStock: (quantity: number) =>
    quantity === 0 ? 'Out of stock: shoppers can’t buy it yet.' : `Only ${number(quantity)} in stock.`,
  form: {
    title: 'New deal',
    back: 'Deals',
    products: 'Products',
    productsBy: (amount: number) => number(amount),
    choose: 'Add products',
    collection: 'Add a collection',
    adding: 'Adding...',
    soldOutLeft: 'Sold-out products were skipped.',
    collectionError: 'Couldn’t load the collection’s products.',
    collectionMost: (most: number, all: number) =>
      `The first ${number(most)} of ${number(all)} were added, which is the most for one sale.`,
    none: 'Choose products, or a whole collection.',
    clear: 'Remove all',
    remove: (title: string) => `Remove ${title}`,
    removed: (title: string) => `${title} removed`,
    priceOf: (title: string) => `Deal price of ${title}`,
    totalOf: (title: string) => `Deal quantity of ${title}`,
    terms: 'Price and quantity',
    termsHint: 'For all products. Change individual ones in the list.',
    percentHint: `1 to ${dealBounds.percent}`,
    totalHint: 'Leave empty for all stock',
    time: 'Time',
    timeHint: (zone: string) => `In the shop’s time zone, ${zone}.`,
    startHint: 'Leave empty to start now',
    spans: {
      hours: '6 hours',
      today: 'Today',
      weekend: 'This weekend',
    } satisfies Record<DealSpan, string>,
    spansLabel: 'Presets',
    withoutProducts: 'No products yet',
    withoutPrice: 'No price yet',
    ready: (amount: number, saving: number) => `${products(amount)}, up to ${saving}% off`,
    wrong: (amount: number) => `${products(amount)} ${amount === 1 ? 'needs' : 'need'} attention`,
    submitNow: (amount: number) => (amount > 1 ? `Start ${number(amount)} deals` : 'Start deal'),
    submitLater: (amount: number) => (amount > 1 ? `Schedule ${number(amount)} deals` : 'Schedule deal'),
    busy: 'Saving...',
    added: (amount: number) => (amount === 1 ? 'Deal added' : `${deals(amount)} added`),
    failed: 'The deals were not added. Your plan is still here.',
    overlap: (amount: number) =>
      amount === 1
        ? 'One product is in another deal at that time. A product is in one deal at a time.'
        : `${number(amount)} products are in other deals at that time. A product is in one deal at a time.`,
    overlapRow: (from: string, to: string) => `In a deal from ${from} to ${to}`,
    leaveOut: 'Remove these',
    raced: 'One of the products was just added to another deal. Check the list of deals and try again.',
    gone: 'One of the products is no longer in the store. Remove it and try again.',
    cheaper: 'A product’s price dropped in the meantime. The deal must be below it.',
    lowest:
      'A product cost less in the 30 days before than it does now. Lower its price, or plan the deal for later.',
    discard: 'Discard',
    discarded: 'Plan discarded',
  },
  problems: {
    price: 'Enter a price, for example 12.99.',
    'not-below': 'Enter a price below the regular price.',
    lowest:
      'In the 30 days before, this product cost less than it does now. Lower its price, or plan the deal for later.',
    total: 'Enter a whole number of at least 1.',
    percent: `Enter a whole number from 1 to ${dealBounds.percent}.`,
    sold: (quantity: number) => `Enter at least ${number(quantity)}: that many are sold.`,
    customerLimit: 'Enter a whole number from 1 to 99, or leave it empty.',
    overlap: 'The product is in another deal at that time. A product is in one deal at a time.',
    changed: 'Another owner changed this deal in the meantime. The form shows the current deal.',
    over: 'This deal has ended.',
  } satisfies Record<DealProblem, string> & Record<string, unknown>,
  times: {
    start: 'Choose a day and a time.',
    end: 'Choose a day and a time.',
    order: 'Choose an end after the start.',
    past: 'Choose an end in the future.',
    'too-long': 'A deal lasts at most a year.',
  } satisfies Record<TimeProblem, string>,
} as const
