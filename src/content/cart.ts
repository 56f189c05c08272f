import { policies } from '@/config/policies'
import { common } from './common'
import { lineWords } from './line-words'

export const cart = {
  title: 'Your cart',
  items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  empty: {
    title: 'Your cart is empty',
    text: 'Things you add wait here for you, also when you come back another day.',
    action: lineWords.keepShopping,
    deals: 'See the flash deals',
  },
  lines: 'Items in your cart',
  summary: 'Order summary',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  freeAt: (amount: string) => `${amount} away from free shipping`,
  freeReached: 'Your order ships free',
  progress: 'Progress towards free shipping',
  checkout: 'Checkout',
  checkoutBlocked: 'Update the marked items first',
  keepShopping: lineWords.keepShopping,
  remove: 'Remove',
  removeItem: (title: string) => `Remove ${title}`,
  quantityOf: (title: string) => `Quantity of ${title}`,
  removed: (title: string) => `${title} removed`,
  view: 'View cart',
  atCheckout: 'Shipping and total are worked out at the checkout.',
  allThereIs: (count: number) =>
    count === 1 ? 'This is the last one.' : `These ${count} are all there are.`,
  mostOfOne: (count: number) => `${count} is the most in one order.`,
  undo: 'Undo',
  each: (price: string) => `${price} each`,
  priceUp: (from: string, to: string) => `The price is now ${to}. It was ${from} when you added it.`,
  priceDown: (from: string, to: string) => `Good news: the price went from ${from} down to ${to}.`,
  dealEndsIn: 'Deal price, ends in',
  dealEnded: (from: string, to: string) =>
    `The deal has ended. The price is now ${to}. It was ${from} when you added it.`,
  gone: 'This is not in the shop any more.',
  soldOut: 'This is sold out for now.',
  fewer: (available: number) => `Only ${available} left.`,
  takeFewer: (available: number) => `Change to ${available}`,
  promises: [
    `Free returns within ${policies.returnDays} days`,
    'Pay by card, bank transfer or cash on delivery',
  ],
  unchecked:
    'Prices and stock could not be checked just now. Prices are as last seen; the checkout will check again.',
  chargedInUsd: (amount: string) => `You will be charged ${amount} in US dollars.`,
} as const

/** What is put aside below the cart. */
export const savedWords = {
  title: 'Saved for later',
  count: cart.items,
  text: 'Kept in this browser. Nothing is reserved; prices and stock are those of the moment.',
  save: 'Save for later',
  saveItem: (title: string) => `Save for later: ${title}`,
  saved: (title: string) => `${title} saved for later`,
  toCart: 'Move to cart',
  toCartItem: (title: string) => `Move to cart: ${title}`,
  moved: (title: string) => `${title} is in your cart again`,
  fewerMoved: (available: number) => `Only ${available} left, and that is how many are in the cart.`,
  noneMoved: 'No more of it fits into the cart',
  pieces: (count: number) => `Quantity ${count}`,
  notifyMe: common.notifyMe,
  notifyItem: (title: string) => `${common.notifyMe}: ${title}`,
  whenBack: 'Leave your address, and we write when it is back.',
  emailFor: (title: string) => `Email for ${title}`,
  noted: (title: string) => `Noted. We will write to you when ${title} is back, and only then.`,
  was: (price: string) => `It was ${price} when you saved it.`,
  full: (lines: number) => ({
    title: 'That is all that can be saved',
    text: `Up to ${lines} items wait here. Move one to the cart or remove it first.`,
  }),
} as const
