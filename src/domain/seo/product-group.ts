import { type Minor, toDecimalText } from '../money/money'
import { choicesOf } from '../product/options/size-parts'
import { type Product, picturesOf, priceAt, type Variant } from '../product/product'
import type { Review } from '../product/review'
import { measureIn } from '../product/unit-price'
import { pricedAs } from '../product/variant-price'
import { variantTitle } from '../product/variant-title'

type Facts = {
  product: Product
  brand: string
  currency: string
  /** Prices hold at this time, in ms UTC. */
  now: number
  /** The whole address of the product, or of one with a variant chosen. */
  url: string
  urlOf: (variant: Variant) => string
  /** What a size or a colour is called in the page's language. */
  optionWord: (name: string) => string
  /** The whole address of a picture; null for what is none. */
  pictureUrl: (src: string) => string | null
  /** The @id of the nodes that say how it is delivered and returned. */
  delivery: readonly string[]
  returns: string | undefined
  /** Those that the page shows. */
  reviews: readonly Review[]
}

/** A variant repeats the pictures of its colour, in each of its sizes. */
const picturesEach = 4
const reviewsShown = 3

/**
 * A product as schema.org describes it: a group with a product per variant, or a plain product where there is nothing to
 * choose. Brand, rating and reviews are those of the group.
 */
export function productGroup(facts: Facts) {
  const { product, brand, url } = facts
  const common = {
    name: product.title,
    description: product.description,
    brand: { '@type': 'Brand', name: product.vendor || brand },
    category: product.collection.name,
    url,
    ...ratingOf(facts),
  }
  const [only, ...others] = product.variants
  if (others.length === 0) {
    return {
      '@type': 'Product',
      ...common,
      ...(only && optionsOf(only, facts)),
      image: addressesOf(facts, product.pictures),
      offers: offerOf(facts, url, only),
    }
  }
  return {
    '@type': 'ProductGroup',
    productGroupID: product.id,
    ...common,
    // What has a name of its own is none of schema.org's.
    variesBy: (['color', 'size'] as const)
      .filter((option) => new Set(product.variants.map((variant) => variant[option])).size > 1)
      .map((option) => product[`${option}_name`] || `https://schema.org/${option}`),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      name: variantTitle(product.title, {
        color: facts.optionWord(variant.color),
        size: facts.optionWord(variant.size),
      }),
      ...optionsOf(variant, facts),
      image: addressesOf(facts, picturesOf(product.pictures, variant.color, variant.picture)).slice(
        0,
        picturesEach,
      ),
      url: facts.urlOf(variant),
      offers: offerOf(facts, facts.urlOf(variant), variant),
    })),
  }
}

function optionsOf(variant: Variant, { product, optionWord }: Facts) {
  const { color, size, third } = choicesOf(product, variant, optionWord)
  const own = [size, color, third].filter(({ name, value }) => name !== '' && value !== '')
  return {
    sku: variant.sku,
    ...(variant.barcode && { gtin: variant.barcode }),
    ...(color.name === '' && color.value !== '' && { color: color.value }),
    ...(size.name === '' && size.value !== '' && { size: size.value }),
    ...(own.length > 0 && {
      additionalProperty: own.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    }),
  }
}

const addressesOf = ({ pictureUrl }: Facts, pictures: readonly { src: string }[]) =>
  pictures.flatMap(({ src }) => pictureUrl(src) ?? [])

function offerOf(
  { product, currency, now, delivery, returns }: Facts,
  url: string,
  variant: Variant | undefined,
) {
  const { now: price, deal } = priceAt(variant ? pricedAs(product, variant) : product, now)
  return {
    '@type': 'Offer',
    url,
    price: toDecimalText(price),
    priceCurrency: currency,
    ...(product.measure !== undefined &&
      unitPriceOf(price, currency, [variant?.size ?? '', product.measure])),
    ...(deal && { priceValidUntil: new Date(deal.endsAt).toISOString() }),
    availability: `https://schema.org/${variant && variant.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(delivery.length > 0 && { shippingDetails: delivery.map((id) => ({ '@id': id })) }),
    ...(returns !== undefined && { hasMerchantReturnPolicy: { '@id': returns } }),
  }
}

/** The codes of UN/CEFACT for each measure, and for what its unit prices are of. */
const codes = {
  ml: ['MLT', 'LTR'],
  cl: ['CLT', 'LTR'],
  l: ['LTR', 'LTR'],
  g: ['GRM', 'KGM'],
  kg: ['KGM', 'KGM'],
  cm: ['CMT', 'MTR'],
  m: ['MTR', 'MTR'],
  m2: ['MTK', 'MTK'],
} as const

/** Of how much a price is, and of how much unit prices are; nothing where no text is a measure. */
function unitPriceOf(price: Minor, currency: string, texts: readonly string[]) {
  const measure = measureIn(texts)
  if (!measure) return {}
  const [unitCode, base] = codes[measure.sign]
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: toDecimalText(price),
      priceCurrency: currency,
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: Number(measure.quantity.toFixed(3)),
        unitCode,
        valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: base },
      },
    },
  }
}

function ratingOf({ product, reviews }: Facts) {
  if (product.rating === null || product.reviewCount === 0) return {}
  // Search engines require a name, which a review may lack.
  const signed = reviews.filter(({ author }) => author)
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating,
      reviewCount: product.reviewCount,
    },
    ...(signed.length > 0 && { review: signed.slice(0, reviewsShown).map(reviewOf) }),
  }
}

const reviewOf = ({ author, rating, title, body, createdAt }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  reviewRating: { '@type': 'Rating', ratingValue: rating },
  datePublished: new Date(createdAt).toISOString().slice(0, 10),
  ...(title !== '' && { name: title }),
  ...(body !== '' && { reviewBody: body }),
})
