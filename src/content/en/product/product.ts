import { shop } from '@/config/shop'
import type { ShippingMethod } from '@/domain/delivery/shipping'
import { lineWords } from '../shared/line-words'
import { atShop, returnsWithin } from '../shared/shop-words'

type Method = Pick<ShippingMethod, 'name' | 'minDays' | 'maxDays' | 'price' | 'freeAbove'>
type Money = (amount: number) => string

/** `$49.00` as `$49`, the way a promise is read out. */
const round = (amount: string) => amount.replace(/\.00$/, '')

export const productWords = {
  collections: 'Collections',
  dealPrice: {
    flash: 'Flash Sale price, ends in',
    daily: 'Daily Deal price, ends in',
  },
  rating: (rating: number, count: number) =>
    `${rating.toFixed(1)}, ${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`,
  noReviews: 'No reviews yet',
  youSave: (amount: string) => `You save ${amount}`,
  soldOutNote: 'sold out',
  soldOut: (variant: string) => `${variant} is sold out.`,
  soldOutPlain: 'This is sold out.',
  notifyMe: 'Notify me when back',
  yourSize: 'your size',
  leftInSize: (count: number) => `Only ${count} left in your size`,
  sizeGuide: 'Size guide',
  addingToCart: 'ADDING TO CART...',
  buyNow: 'Buy Now',
  allInCart: (count: number) =>
    count === 1 ? 'The last one is already in your cart.' : `All ${count} are already in your cart.`,
  mostInCart: (count: number) => `Your cart already holds ${count} of these, the most in one order.`,
  buyBar: 'Buy this product',
  wishlist: { add: 'Add to wishlist', remove: 'Remove from wishlist' },
  share: {
    label: 'Share',
    copied: { title: 'Link copied', text: 'Paste it wherever you like.' },
    failed: { title: 'The link could not be copied', text: 'Copy it from the address bar.' },
  },
} as const

export const galleryWords = {
  label: 'Pictures',
  thumbnail: (place: number) => `Picture ${place}`,
  count: (place: number, total: number) => `${place} / ${total}`,
  zoom: 'Zoom',
} as const

export const promiseWords = {
  /** Null where the shop takes none. */
  get returns() {
    return returnsWithin()
  },
  returnsText: (isWorn: boolean) =>
    `${isWorn ? 'Unworn, with tags attached.' : 'Unused, in its packaging.'}${shop.returnsAreFree ? '' : ' You pay for sending it back.'}`,
} as const

/** A delivery method in words. */
export const methodWords = {
  days: ({ minDays, maxDays }: Method) =>
    minDays === maxDays ? `${maxDays} ${maxDays === 1 ? 'day' : 'days'}` : `${minDays}-${maxDays} days`,
  cost: ({ price, freeAbove }: Method, money: Money) =>
    price === 0
      ? lineWords.free
      : freeAbove === null
        ? money(price)
        : `Free over ${round(money(freeAbove))}, otherwise ${money(price)}`,
  /** Where it depends on the city. */
  byCity: (from: string) => `Delivery from ${from}, depending on your city`,
  /** `Standard Shipping 7-15 days, free over $49` */
  withCost: (method: Method, money: Money, comma = ' ') =>
    `${method.name} ${methodWords.days(method)}${
      method.price > 0 && method.freeAbove === null
        ? `${comma}${money(method.price)}`
        : `, free${method.freeAbove === null ? '' : ` over ${round(money(method.freeAbove))}`}`
    }`,
}

/** What a search engine shows under the title. */
export const productSummary = (title: string, price: string, lead: string) =>
  `${title} for ${price}${atShop()}. ${lead}`.slice(0, 200)
