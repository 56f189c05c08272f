// Words of a product page below the fold, loaded after the rest.
import { shop } from '@/config/shop'
import type { ProductFacts } from '@/domain/product/product-facts'
import { deliveryTime } from '../shared/delivery-time'
import { packedWithin, returnTime } from '../shared/shop-words'

export const tabWords = {
  label: 'About this product',
  description: 'Description',
  reviews: (count: number) => `Reviews (${count.toLocaleString('en-US')})`,
  shipping: 'Shipping',
  get shippingLead() {
    const packed = packedWithin()
    return [
      packed && `Every order is packed${packed}.`,
      'Days are counted from the order.',
      deliveryTime.promise,
    ]
      .filter(Boolean)
      .join(' ')
  },
  options: 'Shipping options',
  /** Null where the shop takes none. */
  get returns() {
    const time = returnTime()
    if (time === null) return null
    const cost = shop.returnsAreFree ? 'Returns are free.' : 'You pay for sending it back.'
    return {
      title: `${shop.returnDays}-day returns`,
      text: `Send it back within ${time}, unworn and with the tags attached. ${cost}`,
    }
  },
} as const

/** The facts that stand before the owner's details, in their order. */
export const factWords: readonly (readonly [fact: keyof ProductFacts, label: string])[] = [
  ['vendor', 'Brand'],
  ['materials', 'Materials'],
]

export const relatedWords = {
  title: 'You Might Also Like',
  viewAll: (collection: string) => `View All in ${collection}`,
  failed: 'These could not be loaded.',
} as const

export const notFoundWords = {
  title: 'Product Not Found',
  text: 'It may have sold out for good, or the address was mistyped.',
  home: 'Return to Home',
} as const
