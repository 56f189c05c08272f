import { paths } from '@/config/paths'

/** Something that the shop keeps in a browser. */
type StoredThing = {
  /** The prefixes of the storage keys that belong to this purpose. */
  keys: readonly string[]
  name: string
  why: string
  until: string
  session?: boolean
  optional?: boolean
}

const closed = 'until you close the tab'
const removed = 'until you change it'

export const storedThings: readonly StoredThing[] = [
  { keys: ['cart'], name: 'Cart', why: 'The items you added', until: 'until you empty it or order' },
  {
    keys: ['discount-code'],
    name: 'Discount code',
    why: 'The code you typed',
    until: 'until an order uses it',
  },
  {
    keys: ['saved-for-later'],
    name: 'Saved for later',
    why: 'Items you moved out of the cart',
    until: 'until you remove it',
  },
  {
    keys: ['wishlist'],
    name: 'Wishlist of a guest',
    why: 'Items you saved',
    until: 'until you remove it',
  },
  {
    keys: ['size'],
    name: 'Your sizes',
    why: 'Your sizes, and cm or inches',
    until: removed,
  },
  { keys: ['currency'], name: 'Currency', why: 'The currency you chose', until: removed },
  {
    keys: ['language'],
    name: 'Language',
    why: 'Which language you chose, or that you want no other offered',
    until: removed,
  },
  { keys: ['theme'], name: 'Theme', why: 'Light or dark, if you chose one', until: removed },
  {
    keys: ['shop-session', 'shop-session-code-verifier'],
    name: 'Sign-in',
    why: 'Keeps you signed in',
    until: 'until you log out',
  },
  {
    keys: ['orders'],
    name: 'Orders of a guest',
    why: 'Opens the orders you placed here without an account',
    until: 'until you clear it',
  },
  {
    keys: ['checkout-attempt'],
    name: 'Order being placed',
    why: 'Prevents duplicate orders',
    until: 'until it is placed',
  },
  {
    keys: ['draft'],
    name: 'What you typed',
    why: 'Brings back a form that you have not sent yet; never passwords or card details',
    until: 'until you send it or log out; for a day without an account',
  },
  {
    keys: ['scroll', 'reloaded-for-new-version'],
    name: 'Scroll position',
    why: 'Returns you to where you were',
    until: closed,
    session: true,
  },
  { keys: ['consent'], name: 'Your choice', why: 'So that we do not ask again', until: 'for a year' },
  {
    keys: ['recently-viewed'],
    name: 'Recently viewed',
    why: 'Products you viewed',
    until: 'until you clear it',
    optional: true,
  },
  {
    keys: ['recent-searches'],
    name: 'Recent searches',
    why: 'What you searched for',
    until: 'until you clear it',
    optional: true,
  },
]

/** Listed where this browser has one: few shops have a second address for reads. */
export const changeThing: StoredThing = {
  keys: ['last-change'],
  name: 'Your last change',
  why: 'When you last sent something, so that you see it at once',
  until: 'until the next one',
}

/** Listed where this browser has one: few shops keep where customers come from. */
export const originThing: StoredThing = {
  keys: ['origin'],
  name: 'Where you came from',
  why: 'Which link or ad led you here; the shop gets it with your order',
  until: 'until you order, for 30 days at most',
  optional: true,
}

/** Listed where this browser has one: few shops tell advertising services of orders. */
export const shareThing: StoredThing = {
  keys: ['share'],
  name: 'What services are told',
  why: 'That you agreed, the number of an ad’s click, and which of your orders it is for',
  until: 'until you take it back, for a year at most; the click for 30 days',
  optional: true,
}

export const consentWords = {
  notice: {
    title: 'Save your recent views and searches?',
    text: 'In this browser only, so that you find them again.',
    textWithOrigin:
      'In this browser only, so that you find them again. And which link or ad led you here, which goes to the shop with your order.',
    yes: 'Yes, save them',
    no: 'No, thank you',
    more: { label: 'What is stored', to: paths.cookies },
  },
  panel: {
    title: 'Your choice',
    label: 'Save recently viewed products and searches',
    text: `Fills “Recently viewed” and your recent searches. Stored in this browser only. Switching it off deletes both at once.`,
    origin:
      'With it the shop learns which link or ad led you here, once, with your order, and this browser forgets it.',
    on: 'On',
    off: 'Off',
    saved: {
      given: 'Saved. Recent views and searches are on.',
      refused: 'Saved. Recent views and searches are deleted.',
    },
    signal: 'Your browser sends Global Privacy Control, so this is off unless you switch it on.',
  },
  share: {
    label: (services: readonly string[]) => `Tell ${services.join(' and ')} what I order`,
    services: { meta: 'Meta (Facebook, Instagram)', google: 'Google Analytics' },
    told: {
      meta: 'Meta gets an order’s value, currency and products, the number of the ad’s click and your browser’s name.',
      'meta-contact':
        'Meta gets an order’s value, currency and products, the number of the ad’s click, your browser’s name, and codes made of your email and phone by which it knows its members.',
      google: 'Google gets an order’s value, currency and products, and nothing of you.',
    },
    why: 'So that the shop sees which ads bring orders. It is sent once the order is paid or delivered.',
    saved: {
      given: 'Saved. Your next orders are told.',
      refused: 'Saved. Nothing is told any more, of your earlier orders neither.',
    },
  },
  table: {
    title: 'What is stored in this browser',
    caption: 'Everything this shop can store in your browser',
    head: { name: 'What', why: 'What for', until: 'How long', now: 'Here now' },
    needed: 'Necessary',
    optional: 'Optional',
    yes: 'Yes',
    no: 'No',
  },
} as const
