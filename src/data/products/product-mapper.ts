import * as v from 'valibot'
import {
  type Deal,
  dealKinds,
  type Picture,
  type Product,
  type ProductSummary,
} from '@/domain/product/product'
import { detail, productFacts } from '@/domain/product/product-facts'
import { fittingChart } from '@/domain/product/saved-size'
import { money, numeric, textOrNull, timestamp } from '../supabase/schemas'

const texts = v.array(v.string())

export const dealRow = v.object({
  id: v.string(),
  kind: v.picklist(dealKinds),
  deal_price: money,
  total: v.number(),
  sold: v.number(),
  starts_at: timestamp,
  ends_at: timestamp,
})

const summaryEntries = {
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  price: money,
  original_price: v.nullable(money),
  price_to: v.nullable(money),
  image_url: v.string(),
  colors: texts,
  sizes: texts,
  quantity: v.number(),
  rating: v.nullable(numeric),
  review_count: v.number(),
  created_at: timestamp,
  deals: v.array(dealRow),
  measures: v.optional(texts),
}
export const summaryRow = v.object({ ...summaryEntries, alt: textOrNull })
/** The database requires nothing of a picture but its source. */
export const pictures = v.array(
  v.object({
    src: v.string(),
    alt: v.nullish(v.string(), ''),
    color: v.nullish(v.string(), null),
    view: v.nullish(v.string(), ''),
  }),
)
const productRow = v.object({
  ...summaryEntries,
  facts: productFacts,
  details: v.array(detail),
  images: pictures,
  product_variants: v.array(
    v.object({
      id: v.string(),
      sku: v.string(),
      size: v.string(),
      color: v.string(),
      quantity: v.number(),
      price: v.optional(money),
      original_price: v.optional(money),
      barcode: v.optional(v.string()),
      picture: v.optional(v.string()),
    }),
  ),
  collections: v.object({ slug: v.string(), name: v.string(), department: textOrNull, category: textOrNull }),
  is_measured: v.optional(v.boolean()),
  safety: v.optional(v.unknown()),
  measure: v.optional(v.string()),
  fit: v.optional(v.picklist(['small', 'large'])),
  size_charts: v.array(v.object({ id: v.string(), sizes: texts })),
})

/** The average of the reviews; null without any, also in a row of the table, whose column then has its initial value. */
const ratingOf = (row: { rating: number | null; review_count: number }) =>
  row.review_count > 0 ? row.rating : null

/** A row with the columns of a card. */
export const productSummary = v.pipe(summaryRow, v.transform(toProductSummary))

/** The cards in the answer of a list function: with the picture's colour, a second picture of it and the sizes in stock. */
export const cards = v.array(
  v.pipe(
    v.object({ ...summaryRow.entries, color: textOrNull, second: textOrNull, sizes_left: texts }),
    v.transform(({ color, second, sizes_left, ...row }): ProductSummary => {
      const summary = toProductSummary(row)
      return {
        ...summary,
        picture: { ...summary.picture, color: color ?? summary.picture.color },
        ...(second && { second }),
        sizesLeft: sizes_left,
      }
    }),
  ),
)

/** A row with everything that a product's page shows. */
export const product = v.pipe(productRow, v.transform(toProduct))

export function toProductSummary(row: v.InferOutput<typeof summaryRow>): ProductSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    price: row.price,
    originalPrice: row.original_price,
    priceTo: row.price_to,
    picture: {
      src: row.image_url,
      alt: row.alt || row.title,
      color: row.colors[0] ?? null,
      view: 'front',
    },
    colors: row.colors,
    sizes: row.sizes,
    quantity: row.quantity,
    rating: ratingOf(row),
    reviewCount: row.review_count,
    createdAt: row.created_at,
    deal: bestDeal(row.deals.map(toDeal)),
    measures: row.measures,
  }
}

export function toDeal({ deal_price, starts_at, ends_at, ...row }: v.InferOutput<typeof dealRow>): Deal {
  return { ...row, price: deal_price, startsAt: starts_at, endsAt: ends_at }
}

/** The cheapest of the running deals. */
function bestDeal(deals: Deal[]): Deal | null {
  return deals.reduce<Deal | null>((best, each) => (best && best.price <= each.price ? best : each), null)
}

function toProduct(row: v.InferOutput<typeof productRow>): Product {
  const shown: Picture[] = row.images
    .filter(({ src }) => /^(https?:\/)?\//.test(src))
    .map((image) => ({ ...image, alt: image.alt || row.title }))
  if (shown.length === 0) shown.push({ src: row.image_url, alt: row.title, color: null, view: 'front' })
  return {
    ...toProductSummary({ ...row, alt: shown[0]?.alt ?? null }),
    ...row.facts,
    details: row.details,
    isMeasured: row.is_measured,
    safety: row.safety,
    measure: row.measure,
    fit: row.fit,
    pictures: shown,
    variants: row.product_variants
      .map(({ original_price, ...variant }) => ({ ...variant, originalPrice: original_price }))
      .toSorted(
        (a, b) =>
          row.colors.indexOf(a.color) - row.colors.indexOf(b.color) ||
          row.sizes.indexOf(a.size) - row.sizes.indexOf(b.size),
      ),
    collection: row.collections,
    sizeChart: fittingChart(row.sizes, row.size_charts),
  }
}
