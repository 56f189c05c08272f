import { paths } from '@/config/paths'
import { shop } from '@/config/shop'

/** Something that the shop keeps in a browser. */
type StoredThing = {
  /** How the names begin that it is kept under. */
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
  { keys: ['cart'], name: 'Cart', why: 'What you put into it', until: 'until you empty it or order' },
  {
    keys: ['saved-for-later'],
    name: 'Saved for later',
    why: 'What you took out of the cart to keep',
    until: 'until you remove it',
  },
  {
    keys: ['wishlist'],
    name: 'Wishlist of a guest',
    why: 'What you gave a heart',
    until: 'until you remove it',
  },
  {
    keys: ['size'],
    name: 'Your sizes',
    why: 'The sizes you told us you wear, in cm or inches',
    until: removed,
  },
  { keys: ['currency'], name: 'Currency', why: 'The one you chose to look at prices in', until: removed },
  { keys: ['theme'], name: 'Theme', why: 'Light or dark, if you chose one', until: removed },
  {
    keys: ['zellige-session', 'zellige-session-code-verifier'],
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
    keys: ['checkout'],
    name: 'Order being placed',
    why: 'So that an order is never placed twice, and a reload loses nothing; never card details',
    until: 'until it is placed',
  },
  {
    keys: ['message-draft', 'review-draft'],
    name: 'What you are writing',
    why: 'A message or review that is not sent yet',
    until: closed,
    session: true,
  },
  {
    keys: ['scroll', 'reloaded-for-new-version'],
    name: 'Place on the page',
    why: 'Brings you back to where you were',
    until: closed,
    session: true,
  },
  { keys: ['consent'], name: 'Your choice', why: 'So that we do not ask again', until: 'for a year' },
  {
    keys: ['recently-viewed'],
    name: 'Recently viewed',
    why: 'Shows again what you looked at',
    until: 'until you clear it',
    optional: true,
  },
  {
    keys: ['recent-searches'],
    name: 'Recent searches',
    why: 'Offers again what you searched for',
    until: 'until you clear it',
    optional: true,
  },
]

export const consentWords = {
  notice: {
    title: 'May we remember this?',
    text: 'What you look at and search for, in this browser only, so that you find it again. Nobody else sees it, and all works without.',
    yes: 'Yes, remember',
    no: 'No, thank you',
    more: { label: 'What is stored', to: paths.cookies },
  },
  panel: {
    title: 'Your choice',
    label: 'Remember what I look at and search for',
    text: `Fills “Recently viewed” and your recent searches. It stays in this browser; ${shop.name} keeps no list of it. Switching it off forgets both at once.`,
    on: 'On',
    off: 'Off',
    saved: {
      given: 'Saved. From now on this browser remembers.',
      refused: 'Saved. What was remembered is forgotten.',
    },
    signal: 'Your browser sends Global Privacy Control, so this is off unless you switch it on.',
    unstorable: 'This browser stores nothing for us, so there is nothing to remember either.',
  },
  table: {
    title: 'What is stored in this browser',
    caption: 'Everything this shop can store in your browser',
    head: { name: 'What', why: 'What for', until: 'How long', now: 'Here now' },
    needed: 'Needed for what you ask for',
    optional: 'Optional',
    yes: 'Yes',
    no: 'No',
  },
} as const
