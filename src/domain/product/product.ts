import type { Minor } from '../money/money'
import { discountPercent } from './discount'
import type { Detail, ProductFacts } from './product-facts'

export type Picture = { src: string; alt: string; color: string | null; view: string }

export const dealKinds = ['flash', 'daily'] as const

/** A lower price for a limited time and quantity. Times in milliseconds, UTC. */
export type Deal = {
  id: string
  kind: (typeof dealKinds)[number]
  price: Minor
  total: number
  sold: number
  startsAt: number
  endsAt: number
}

/** The part of a product that its card shows. */
export type ProductSummary = {
  id: string
  slug: string
  title: string
  price: Minor
  originalPrice: Minor | null
  /** What its dearest variant costs; null where all cost the same. */
  priceTo?: Minor | null
  picture: Picture
  colors: string[]
  sizes: string[]
  quantity: number
  /** Null without reviews. */
  rating: number | null
  reviewCount: number
  createdAt: number
  deal: Deal | null
  /** Another picture of the shown colour, and the sizes in stock; only in the answers of list functions. */
  second?: string
  sizesLeft?: string[]
  /** Of which the first that is a measure says how much is in it, for its unit price; undefined where the shop shows none. */
  measures?: readonly string[] | undefined
}

/** '' as size or colour stands for "no choice to make". */
export type Variant = {
  id: string
  sku: string
  size: string
  color: string
  quantity: number
  /** What differs from the product. */
  price?: Minor | undefined
  originalPrice?: Minor | undefined
  barcode?: string | undefined
  picture?: string | undefined
}

/** Runs small or large. */
export type Fit = 'small' | 'large'

export type Product = ProductSummary &
  ProductFacts & {
    details: Detail[]
    /** A price before is the lowest price of the thirty days before the reduction. */
    isMeasured?: boolean | undefined
    /** Who made it, and warnings (src/domain/product/safety.ts); undefined where the shop says nothing. */
    safety?: unknown
    /** How much is in it, as `250 ml`, for its unit price; undefined where the shop shows none. */
    measure?: string | undefined
    /** What the shop's returns say of its sizes. */
    fit?: Fit | undefined
    pictures: Picture[]
    variants: Variant[]
    collection: { slug: string; name: string; department: string | null; category: string | null }
    /** The id of the chart by which its sizes go; null when there is nothing to measure, as for one size or a bottle. */
    sizeChart: string | null
  }

/** The running deal of a product at `now`, if it lowers the price and is not sold out. */
export function liveDeal(product: Pick<ProductSummary, 'deal' | 'price'>, now: number): Deal | null {
  const { deal } = product
  if (!deal || now < deal.startsAt || now >= deal.endsAt || deal.sold >= deal.total) return null
  return deal.price < product.price ? deal : null
}

export type Price = {
  now: Minor
  was: Minor | null
  discount: number | null
  deal: Deal | null
  /** Other variants cost more. */
  isFrom: boolean
  measures?: readonly string[] | undefined
}

/** What a product costs at `now`, what it cost before, and the whole percent between the two. */
export function priceAt(
  product: Pick<ProductSummary, 'deal' | 'price' | 'originalPrice' | 'priceTo' | 'measures'>,
  now: number,
): Price {
  const deal = liveDeal(product, now)
  const current = deal?.price ?? product.price
  const was = product.originalPrice ?? (deal ? product.price : null)
  // A deal's price is that of all variants.
  const isFrom = !deal && Boolean(product.priceTo)
  return {
    now: current,
    was,
    discount: discountPercent(current, was),
    deal,
    isFrom,
    measures: product.measures,
  }
}

export type CardBadge = { kind: 'discount'; percent: number } | { kind: 'new' } | null

export const isNew = ({ createdAt }: Pick<ProductSummary, 'createdAt'>, now: number, newForDays: number) =>
  now - createdAt < newForDays * 86_400_000

/** One badge per card: the discount from `badgeFromPercent` on, else NEW while the product is. */
export function cardBadge(
  { discount }: Pick<Price, 'discount'>,
  isNew: boolean,
  badgeFromPercent: number,
): CardBadge {
  if (discount !== null && discount >= badgeFromPercent) return { kind: 'discount', percent: discount }
  return isNew ? { kind: 'new' } : null
}

/** The pictures of a colour; those of no colour, or simply all, when it has none of its own. A variant's own stands first. */
export function picturesOf<Shown extends Pick<Picture, 'src' | 'color'>>(
  pictures: readonly Shown[],
  color: string,
  first?: string,
): Shown[] {
  const shown = picturesOfColor(pictures, color)
  const leading = pictures.filter(({ src }) => src === first)
  return leading.length > 0 ? [...leading, ...shown.filter(({ src }) => src !== first)] : shown
}

function picturesOfColor<Shown extends Pick<Picture, 'src' | 'color'>>(
  pictures: readonly Shown[],
  color: string,
): Shown[] {
  const own = pictures.filter((picture) => picture.color === color)
  if (own.length > 0) return own
  const neutral = pictures.filter((picture) => picture.color === null)
  return neutral.length > 0 ? neutral : [...pictures]
}
