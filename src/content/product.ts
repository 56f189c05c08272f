import { policies } from '@/config/policies'
import { shop } from '@/config/shop'

/** `$49.00` as `$49`, the way a promise is read out. */
export const round = (amount: string) => amount.replace(/\.00$/, '')
const { deliveryDays, returnDays } = policies

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
  standard: (freeAbove: string) => `Standard ${deliveryDays.standard} days, free over ${round(freeAbove)}`,
  faster: (express: string, premium: string) =>
    `Express ${deliveryDays.express} days ${express}. Premium Express ${deliveryDays.premium} days ${premium}.`,
  returns: `Free returns within ${returnDays} days`,
  returnsText: 'Unworn, with tags attached.',
} as const

/** What a search engine shows under the title. */
export const productSummary = (title: string, price: string, lead: string) =>
  `${title} for ${price} at ${shop.name}. ${lead}`.slice(0, 200)
