import { toMinor } from '@/domain/money'
import type { Deal, Picture, Product, ProductSummary, Variant } from '@/domain/product'
import { toRecords, toText, toTime } from '../supabase/values'

type DealRow = {
  id: string
  kind: string
  deal_price: number | string
  total: number
  sold: number
  starts_at: string
  ends_at: string
}

export type SummaryRow = {
  id: string
  slug: string
  title: string
  price: number | string
  original_price: number | string | null
  image_url: string
  alt: unknown
  colors: string[]
  sizes: string[]
  quantity: number
  rating: number | string
  review_count: number
  created_at: string
  deals: DealRow[]
  /** Only in the answers of the list functions: the picture's colour, a second picture of it, the sizes in stock. */
  color?: string | null
  second?: string | null
  sizes_left?: string[] | null
}

export type ProductRow = Omit<SummaryRow, 'alt'> & {
  description: string
  details: unknown
  images: unknown
  product_variants: { id: string; size: string; color: string; quantity: number }[]
  collections: { slug: string; name: string; department: string | null; category: string | null } | null
  collection_slug: string
}

export function toDeal(row: DealRow): Deal {
  return {
    id: row.id,
    kind: row.kind === 'daily' ? 'daily' : 'flash',
    price: toMinor(row.deal_price),
    total: row.total,
    sold: row.sold,
    startsAt: toTime(row.starts_at),
    endsAt: toTime(row.ends_at),
  }
}

/** The best of the running deals: the policy lets the owner see all, the query asks for the running ones. */
function bestDeal(rows: DealRow[]): Deal | null {
  return rows
    .map(toDeal)
    .reduce<Deal | null>((best, deal) => (best && best.price <= deal.price ? best : deal), null)
}

export function toProductSummary(row: SummaryRow): ProductSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    price: toMinor(row.price),
    originalPrice: row.original_price === null ? null : toMinor(row.original_price),
    picture: {
      src: row.image_url,
      alt: toText(row.alt) || row.title,
      color: row.color ?? row.colors[0] ?? null,
      view: 'front',
    },
    colors: row.colors,
    sizes: row.sizes,
    quantity: row.quantity,
    rating: Number(row.rating),
    reviewCount: row.review_count,
    createdAt: toTime(row.created_at),
    deal: bestDeal(row.deals),
    ...(row.second && { second: row.second }),
    ...(row.sizes_left && { sizesLeft: row.sizes_left }),
  }
}

function toPictures(images: unknown, row: { image_url: string; title: string }): Picture[] {
  const pictures = toRecords(images).map((image) => ({
    src: toText(image.src),
    alt: toText(image.alt) || row.title,
    color: toText(image.color) || null,
    view: toText(image.view),
  }))
  const shown = pictures.filter(({ src }) => /^(https?:\/)?\//.test(src))
  return shown.length > 0 ? shown : [{ src: row.image_url, alt: row.title, color: null, view: 'front' }]
}

export function toProduct(row: ProductRow): Product {
  const pictures = toPictures(row.images, row)
  const variants: Variant[] = row.product_variants.map(({ id, size, color, quantity }) => ({
    id,
    size,
    color,
    quantity,
  }))
  return {
    ...toProductSummary({ ...row, alt: pictures[0]?.alt }),
    description: row.description,
    details: toRecords(row.details).map(({ name, value }) => ({ name: toText(name), value: toText(value) })),
    pictures,
    variants,
    collection: row.collections ?? {
      slug: row.collection_slug,
      name: row.collection_slug,
      department: null,
      category: null,
    },
  }
}
