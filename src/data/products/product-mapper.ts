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
import { column, money, numeric, rowOf, textOrNull, timestamp } from '../supabase/schemas'

const texts = v.array(v.string())

export const dealEntries = {
  id: v.string(),
  kind: v.picklist(dealKinds),
  price: column('deal_price', money),
  total: v.number(),
  sold: v.number(),
  startsAt: timestamp,
  endsAt: timestamp,
}

const commonEntries = {
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  price: money,
  originalPrice: v.nullable(money),
  priceTo: v.nullable(money),
  image: column('image_url', v.string()),
  colors: texts,
  sizes: texts,
  quantity: v.number(),
  rating: v.nullable(numeric),
  reviewCount: v.number(),
  createdAt: timestamp,
  deals: v.array(rowOf(dealEntries)),
  measures: v.optional(texts),
}
export const summaryEntries = { ...commonEntries, alt: textOrNull }
const summaryRow = rowOf(summaryEntries)
/** The database requires nothing of a picture but its source. */
export const pictures = v.array(
  v.object({
    src: v.string(),
    alt: v.nullish(v.string(), ''),
    color: v.nullish(v.string(), null),
    view: v.nullish(v.string(), ''),
  }),
)
const productRow = rowOf({
  ...commonEntries,
  facts: productFacts,
  details: v.array(detail),
  images: pictures,
  variants: column(
    'product_variants',
    v.array(
      rowOf({
        id: v.string(),
        sku: v.string(),
        size: v.string(),
        color: v.string(),
        quantity: v.number(),
        price: v.optional(money),
        originalPrice: v.optional(money),
        barcode: v.optional(v.string()),
        picture: v.optional(v.string()),
      }),
    ),
  ),
  collection: column(
    'collections',
    v.object({ slug: v.string(), name: v.string(), department: textOrNull, category: textOrNull }),
  ),
  isMeasured: v.optional(v.boolean()),
  safety: v.optional(v.unknown()),
  measure: v.optional(v.string()),
  fit: v.optional(v.picklist(['small', 'large'])),
  sizeCharts: v.array(v.object({ id: v.string(), sizes: texts })),
})

/** A row with the columns of a card. */
export const productSummary = v.pipe(summaryRow, v.transform(toProductSummary))

/** The cards in the answer of a list function: with the picture's colour, a second picture of it and the sizes in stock. */
export const cards = v.array(
  v.pipe(
    rowOf({ ...summaryEntries, color: textOrNull, second: textOrNull, sizesLeft: texts }),
    v.transform(({ color, second, sizesLeft, ...row }): ProductSummary => {
      const summary = toProductSummary(row)
      return {
        ...summary,
        picture: { ...summary.picture, color: color ?? summary.picture.color },
        ...(second && { second }),
        sizesLeft,
      }
    }),
  ),
)

/** A row with everything that a product's page shows. */
export const product = v.pipe(productRow, v.transform(toProduct))

export function toProductSummary({
  image: src,
  alt,
  deals,
  ...row
}: v.InferOutput<typeof summaryRow>): ProductSummary {
  return {
    ...row,
    picture: { src, alt: alt || row.title, color: row.colors[0] ?? null, view: 'front' },
    // A row of the table without reviews has the column's initial value.
    rating: row.reviewCount > 0 ? row.rating : null,
    deal: bestDeal(deals),
  }
}

/** The cheapest of the running deals. */
function bestDeal(deals: Deal[]): Deal | null {
  return deals.reduce<Deal | null>((best, each) => (best && best.price <= each.price ? best : each), null)
}

function toProduct({
  facts,
  images,
  image,
  deals,
  sizeCharts,
  ...row
}: v.InferOutput<typeof productRow>): Product {
  const shown: Picture[] = images
    .filter(({ src }) => /^(https?:\/)?\//.test(src))
    .map((each) => ({ ...each, alt: each.alt || row.title }))
  if (shown.length === 0) shown.push({ src: image, alt: row.title, color: null, view: 'front' })
  return {
    ...row,
    ...toProductSummary({ ...row, image, deals, alt: shown[0]?.alt ?? null }),
    ...facts,
    pictures: shown,
    variants: row.variants.toSorted(
      (a, b) =>
        row.colors.indexOf(a.color) - row.colors.indexOf(b.color) ||
        row.sizes.indexOf(a.size) - row.sizes.indexOf(b.size),
    ),
    sizeChart: fittingChart(row.sizes, sizeCharts),
  }
}
