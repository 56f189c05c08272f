import type { DeliveryOffer } from '../delivery/delivery-offer'
import { type Minor, toDecimalText } from '../money/money'
import { choicesOf } from '../product/options/size-parts'
import { type ProductSummary, picturesOf } from '../product/product'
import type { ProductFacts } from '../product/product-facts'
import { measureIn } from '../product/unit-price'
import { variantTitle } from '../product/variant-title'
import { element, xmlDeclaration, xmlText } from './xml'

// The product feed that Google Merchant Center and Meta's catalogues read: RSS 2.0 with the names of
// http://base.google.com/ns/1.0 (support.google.com/merchants/answer/7052112).

export type FeedProduct = Pick<ProductSummary, 'id' | 'slug' | 'title' | 'price' | 'originalPrice'> &
  ProductFacts & {
    /** The deal that runs, at a lower price. Times in ms UTC. */
    deal: { price: Minor; startsAt: number; endsAt: number } | null
    pictures: readonly { src: string; color: string | null }[]
    /** What it is in the owner's words; '' for what its collection says. */
    productType: string
    collection: string
    department: string | null
    /** For whom it is; unknown where the shop does not say. */
    gender: string | null
    ageGroup: string | null
    /** How much is in it, as the owner wrote it; undefined where the shop shows no unit prices. */
    measure?: string | undefined
    variants: readonly {
      sku: string
      size: string
      color: string
      isInStock: boolean
      price: Minor
      originalPrice: Minor | null
      /** The maker's number, a GTIN; '' without one. */
      barcode: string
      weightGrams: number | null
      /** The address of its own picture; '' for those of its colour. */
      picture: string
    }[]
  }

export type FeedShop = {
  brand: string
  currency: string
  /** Whole addresses; null for what is no picture. */
  urlOf: (slug: string, variant: { color: string; size: string }) => string
  pictureUrl: (src: string) => string | null
  /** What a size or a colour is called in the feed's language. */
  optionWord: (name: string) => string
  /** What delivery of one item at a price costs, and where. */
  deliveryOf: (price: Minor) => readonly DeliveryOffer[]
}

/** The most that catalogues take of one item. */
const mostPictures = 10
const mostDeliveries = 100

/** What stands before the first item. `url` is the shop's whole address. */
export const feedHead = (words: { title: string; text: string; url: string }) =>
  `${xmlDeclaration}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
${element('title', xmlText(words.title))}
${element('link', xmlText(words.url))}
${element('description', xmlText(words.text))}
`

/** What stands after the last item. */
export const feedEnd = '</channel></rss>\n'

/** An item for each variant of a product, each on a line. */
export function feedItems(product: FeedProduct, shop: FeedShop): string {
  const { brand, currency, urlOf, pictureUrl, optionWord } = shop
  const money = (amount: Minor) => `${toDecimalText(amount)} ${currency}`
  const { deal } = product
  const deliveriesOf = (price: Minor) =>
    shop
      .deliveryOf(price)
      .flatMap(({ countries, method, cost }) =>
        countries.map((country) =>
          field(
            'shipping',
            field('country', country) + field('service', xmlText(method.name)) + field('price', money(cost)),
          ),
        ),
      )
  const shared = [
    // A single variant is no group.
    product.variants.length > 1 ? field('item_group_id', product.id) : '',
    element('description', xmlText(product.description)),
    field('brand', xmlText(product.vendor || brand)),
    field('condition', 'new'),
    field('gender', product.gender ?? 'unisex'),
    field('age_group', product.ageGroup ?? 'adult'),
    field(
      'product_type',
      xmlText(product.productType || [product.department, product.collection].filter(Boolean).join(' > ')),
    ),
    product.materials === '' ? '' : field('material', xmlText(product.materials)),
  ].join('')
  const pricesOf = (variant: FeedProduct['variants'][number]) => {
    const now = deal?.price ?? variant.price
    // What is asked when the deal is over is the price meanwhile.
    const was = deal ? variant.price : variant.originalPrice
    const reduced = was !== null && was > now
    return [
      field('price', money(reduced ? was : now)),
      reduced ? field('sale_price', money(now)) : '',
      reduced && deal
        ? field('sale_price_effective_date', `${time(deal.startsAt)}/${time(deal.endsAt)}`)
        : '',
      ...deliveriesOf(now).slice(0, mostDeliveries),
    ].join('')
  }
  const picturesByColor = new Map<string, string>()
  const picturesFor = ({ color, picture }: { color: string; picture: string }) => {
    const key = `${picture} ${color}`
    const known = picturesByColor.get(key)
    if (known !== undefined) return known
    const addresses = picturesOf(product.pictures, color, picture).flatMap(({ src }) => pictureUrl(src) ?? [])
    const fields = addresses
      .slice(0, 1 + mostPictures)
      .map((url, index) => field(index === 0 ? 'image_link' : 'additional_image_link', xmlText(url)))
      .join('')
    picturesByColor.set(key, fields)
    return fields
  }
  return product.variants
    .map((variant) => {
      const { sku, isInStock } = variant
      const [color, size] = [optionWord(variant.color), optionWord(variant.size)]
      const chosen = choicesOf(product, variant, optionWord)
      const own = [
        field('id', xmlText(sku)),
        element('title', xmlText(variantTitle(product.title, { color, size }))),
        element('link', xmlText(urlOf(product.slug, variant))),
        field('availability', isInStock ? 'in_stock' : 'out_of_stock'),
        chosen.color.value === '' ? '' : field('color', xmlText(chosen.color.value)),
        chosen.size.value === '' ? '' : field('size', xmlText(chosen.size.value)),
        ...[chosen.size, chosen.color, chosen.third].map(detailOf),
        variant.barcode === '' ? field('identifier_exists', 'no') : field('gtin', variant.barcode),
        product.measure === undefined ? '' : measureOf([variant.size, product.measure]),
        variant.weightGrams === null ? '' : field('shipping_weight', `${variant.weightGrams} g`),
      ].join('')
      return `${element('item', own + picturesFor(variant) + shared + pricesOf(variant))}\n`
    })
    .join('')
}

/** By which catalogues show what a litre, a kilogram or a metre costs (support.google.com/merchants/answer/6324455). */
const baseOf = { ml: '1l', cl: '1l', l: '1l', g: '1kg', kg: '1kg', cm: '1m', m: '1m', m2: '1sqm' } as const

function measureOf(texts: readonly string[]): string {
  const measure = measureIn(texts)
  if (!measure) return ''
  const { quantity, sign } = measure
  return (
    field('unit_pricing_measure', `${Number(quantity.toFixed(3))}${sign === 'm2' ? 'sqm' : sign}`) +
    field('unit_pricing_base_measure', baseOf[sign])
  )
}

const field = (name: string, content: string) => element(`g:${name}`, content)

/** An option under a name of its own, beside the place that catalogues have for its value. */
const detailOf = ({ name, value }: { name: string; value: string }) =>
  name === '' || value === ''
    ? ''
    : field(
        'product_detail',
        field('attribute_name', xmlText(name)) + field('attribute_value', xmlText(value)),
      )

/** To the second, as catalogues read it. */
const time = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`
