import {
  type DealProblem,
  type DealSpan,
  type DealState,
  dealBounds,
  type TimeProblem,
} from '@/domain/deal-plan'
import type { Deal } from '@/domain/product'

const number = (amount: number) => amount.toLocaleString('en-US')
const count = (amount: number, one: string, many: string) => `${number(amount)} ${amount === 1 ? one : many}`
const deals = (amount: number) => count(amount, 'deal', 'deals')
const products = (amount: number) => count(amount, 'product', 'products')
const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** `Sat, 21 Nov, 18:00`, in the owner's time zone. */
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
    pieces: 'Pieces',
    time: { running: 'Ends', scheduled: 'Starts', ended: 'Ended' } satisfies Record<DealState, string>,
  },
  was: 'instead of',
  off: (percent: number) => `-${percent}%`,
  soldOf: (sold: number, total: number) => `${number(sold)} of ${number(total)}`,
  left: (pieces: number) => number(pieces),
  soldOut: 'Sold out',
  archived: 'Product archived',
  endsIn: (time: string) => `in ${time}`,
  found: (amount: number) => `${deals(amount)} found`,
  error: 'The deals did not arrive',
  none: {
    running: { title: 'No deal is running', text: 'Start one now, or look at what is scheduled.' },
    scheduled: { title: 'Nothing is scheduled', text: 'Plan a deal and it begins by itself.' },
    ended: { title: 'No deal has ended yet', text: 'What was on offer is listed here afterwards.' },
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
    error: 'The deal did not arrive',
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
    failed: 'The deal was not saved. What you typed is kept.',
    startsIn: (time: string) => `starts in ${time}`,
    endsIn: (time: string) => `ends in ${time}`,
    ended: 'ended',
    priceStays: 'It has sold at this price. For another one, end it and start a new deal.',
    startStays: 'It has begun.',
  },
  ask: {
    end: {
      title: (amount: number) => (amount === 1 ? 'End this deal now?' : `End ${deals(amount)} now?`),
      text: 'Shoppers pay the usual price from this moment, carts included. It cannot be taken up again.',
      keep: 'Keep it running',
      confirm: 'End now',
    },
    busy: 'Ending...',
    ended: (amount: number) => (amount === 1 ? 'Deal ended' : `${deals(amount)} ended`),
    removed: (amount: number) => (amount === 1 ? 'Deal deleted' : `${deals(amount)} deleted`),
    restored: 'The deals are back',
    failed: 'That did not work. Try again.',
  },
  fields: {
    kind: 'Kind',
    price: 'Deal price',
    total: 'Pieces on offer',
    percent: 'Percent off',
    totalAll: 'Pieces of each',
    start: 'Starts',
    end: 'Ends',
  },
  kindHints: {
    flash: 'For hours: on the flash sale pages.',
    daily: 'For days: among the daily deals.',
  } satisfies Record<Deal['kind'], string>,
  usual: (price: string) => `Usually ${price}`,
  stock: (pieces: number) => `${number(pieces)} in stock`,
  beyondStock: (pieces: number) =>
    pieces === 0
      ? 'None in stock: nobody can buy it yet.'
      : `Only ${number(pieces)} in stock: it sells out before.`,
  form: {
    title: 'New deal',
    back: 'Deals',
    products: 'Products',
    productsBy: (amount: number) => number(amount),
    choose: 'Add products',
    collection: 'Add a collection',
    adding: 'Adding...',
    soldOutLeft: 'Products that are sold out are left out.',
    collectionError: 'The products of the collection did not arrive.',
    collectionMost: (most: number, all: number) =>
      `The first ${number(most)} of ${number(all)} were added: more than ${number(most)} cannot be on offer at once.`,
    none: 'Choose products, or a whole collection for a sale.',
    clear: 'Remove all',
    remove: (title: string) => `Remove ${title}`,
    removed: (title: string) => `${title} removed`,
    priceOf: (title: string) => `Deal price of ${title}`,
    totalOf: (title: string) => `Pieces of ${title} on offer`,
    terms: 'Price and pieces',
    termsHint: 'For all of them; change single ones in the list.',
    percentHint: `1 to ${dealBounds.percent}`,
    totalHint: 'Empty: all that is in stock',
    time: 'Time',
    timeHint: (zone: string) => `In your time zone, ${zone}.`,
    startHint: 'Empty: at once',
    spans: {
      hours: '6 hours',
      today: 'Today',
      weekend: 'This weekend',
    } satisfies Record<DealSpan, string>,
    spansLabel: 'Usual times',
    withoutProducts: 'No product yet',
    withoutPrice: 'No price yet',
    ready: (amount: number, saving: number) => `${products(amount)}, up to ${saving}% off`,
    wrong: (amount: number) => `${products(amount)} ${amount === 1 ? 'needs' : 'need'} another look`,
    submitNow: (amount: number) => (amount > 1 ? `Start ${number(amount)} deals` : 'Start deal'),
    submitLater: (amount: number) => (amount > 1 ? `Schedule ${number(amount)} deals` : 'Schedule deal'),
    busy: 'Saving...',
    added: (amount: number) => (amount === 1 ? 'Deal added' : `${deals(amount)} added`),
    failed: 'The deals were not added. What you chose is kept.',
    overlap: (amount: number) =>
      amount === 1
        ? 'One product is in another deal at that time. A product is in one deal at a time.'
        : `${number(amount)} products are in other deals at that time. A product is in one deal at a time.`,
    overlapRow: (from: string, to: string) => `In a deal from ${from} to ${to}`,
    leaveOut: 'Leave these out',
    raced: 'One of the products got another deal a moment ago. Look at the list of deals and try again.',
    gone: 'One of the products is no longer in the store. Remove it and try again.',
    cheaper: 'The price of a product fell meanwhile: the deal would not be below it.',
    discard: 'Discard',
    discarded: 'Plan discarded',
  },
  problems: {
    price: 'Write the price as a number, for example 12.99.',
    'not-below': 'A deal costs less than the usual price.',
    total: 'Write a whole number from 1.',
    percent: `Write a whole number from 1 to ${dealBounds.percent}.`,
    sold: (pieces: number) => `${number(pieces)} are sold already: it cannot be fewer.`,
    overlap: 'The product is in another deal at that time. A product is in one deal at a time.',
    changed: 'Somebody else changed this deal meanwhile. The form shows what it is now.',
    over: 'This deal is over.',
  } satisfies Record<DealProblem, string> & Record<string, unknown>,
  times: {
    start: 'Choose a day and a time.',
    end: 'Choose a day and a time.',
    order: 'It ends after it starts.',
    past: 'It ends in the future.',
    'too-long': 'A deal lasts at most a year.',
  } satisfies Record<TimeProblem, string>,
} as const
