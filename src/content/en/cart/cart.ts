import { type Country, countryName } from '@/domain/delivery/country'
import { common } from '../shared/common'
import { currencyNames } from '../shared/currency'
import { lineWords } from '../shared/line-words'

export const cart = {
  title: 'Your cart',
  items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  empty: {
    title: 'Your cart is empty',
    text: 'Items you add are saved here for your next visit.',
    saved: 'These items are still saved for later.',
    action: lineWords.keepShopping,
    deals: 'See the flash deals',
  },
  lines: 'Items in your cart',
  summary: 'Order summary',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  /** A discount that makes it free. */
  shippingWith: (name: string | undefined) => (name ? `Shipping (${name})` : 'Shipping'),
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
  atCheckout: 'Choose your delivery at checkout.',
  unserved: (country: Country) => `We don’t deliver to ${countryName(country)} yet.`,
  allThereIs: (count: number) => (count === 1 ? 'Only one in stock.' : `Only ${count} in stock.`),
  mostOfOne: (count: number) => `Limit of ${count} per order.`,
  undo: 'Undo',
  each: (price: string) => `${price} each`,
  priceUp: (from: string, to: string) => `The price is now ${to}. It was ${from} when you added it.`,
  priceDown: (from: string, to: string) => `Good news: the price went from ${from} down to ${to}.`,
  dealEndsIn: 'Deal price, ends in',
  dealEnded: (from: string, to: string) =>
    `The deal has ended. The price is now ${to}. It was ${from} when you added it.`,
  renamed: (was: string, now: string) => `${was} is now called ${now}. It’s the same item.`,
  gone: 'No longer available.',
  soldOut: 'Sold out.',
  fewer: (available: number) => `Only ${available} left.`,
  takeFewer: (available: number) => `Change to ${available}`,
  unchecked: 'Couldn’t check prices and stock. They will be checked again at checkout.',
  charged: (amount: string, currency: string) =>
    `You will be charged ${amount} in ${currencyNames(currency)}.`,
} as const

/** Items saved for later, listed below the cart. */
export const savedWords = {
  title: 'Saved for later',
  count: cart.items,
  text: 'Saved in this browser. Items are not reserved; prices and stock may change.',
  save: 'Save for later',
  saveItem: (title: string) => `Save for later: ${title}`,
  saved: (title: string) => `${title} saved for later`,
  toCart: 'Move to cart',
  toCartItem: (title: string) => `Move to cart: ${title}`,
  moved: (title: string) => `${title} moved to cart`,
  fewerMoved: (available: number) => `Only ${available} left; your cart has been updated.`,
  noneMoved: 'Your cart already has all of it',
  quantity: (count: number) => `Quantity ${count}`,
  notifyMe: common.notifyMe,
  notifyItem: (title: string) => `${common.notifyMe}: ${title}`,
  whenBack: 'Enter your email and we will let you know when it is back.',
  emailFor: (title: string) => `Email for ${title}`,
  noted: (title: string) => `Done. We will email you once, when ${title} is back in stock.`,
  was: (price: string) => `It was ${price} when you saved it.`,
  full: (lines: number) => ({
    title: 'Your saved list is full',
    text: `You can save up to ${lines} items. Move one to the cart or remove it first.`,
  }),
} as const
