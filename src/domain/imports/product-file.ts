import type { Minor } from '../money/money'
import { partsOf } from '../product/options/size-parts'
import type { Picture } from '../product/product'
import { type Detail, detailsText } from '../product/product-facts'
import type { CsvCell } from '../values/csv'

/** A product as files carry it. */
export type FileProduct = {
  slug: string
  collection: string
  title: string
  description: string
  materials: string
  details: readonly Detail[]
  /** In words. */
  status: string
  /** When a scheduled one goes live, as a moment in UTC; '' for the others. */
  publishAt: string
  vendor: string
  type: string
  tags: readonly string[]
  origin: string
  hsCode: string
  seoTitle: string
  seoDescription: string
  /** What its options are called where that is not size and color; with a third one its sizes have two parts. */
  sizeName: string
  colorName: string
  thirdName: string
  pictures: readonly Picture[]
  variants: readonly {
    size: string
    color: string
    sku: string
    quantity: number
    price: Minor
    originalPrice: Minor | null
    cost: Minor | null
    barcode: string
    weightGrams: number | null
    lowStock: number | null
    /** The address of its own picture; '' for those of its colour. */
    picture: string
  }[]
}

/** What a file of products tells; `stock` and `count` are for the shelf and come back by their SKUs. */
export const fileKinds = ['all', 'stock', 'count'] as const
export type FileKind = (typeof fileKinds)[number]

type FileRow = { product: FileProduct; place: number; variant: FileProduct['variants'][number] | undefined }
const whenFirst = (row: FileRow, text: string) => (row.place === 0 ? text : '')
const ofVariant = (row: FileRow, cell: (variant: FileProduct['variants'][number]) => CsvCell): CsvCell =>
  row.variant ? cell(row.variant) : ''
const partsFor = ({ product }: FileRow, size: string): [string, string] =>
  product.thirdName === '' ? [size, ''] : partsOf(size)
const amountOf = (amount: Minor | null): CsvCell => (amount === null ? '' : { amount })
/** A draft's price may be 0, for none yet. */
const priceOf = (price: Minor): CsvCell => (price === 0 ? '' : { amount: price })
const pictureOf = ({ product, place }: FileRow) => product.pictures[place]

/** The columns by the names of their fields, in the order of the file, each with its cell of a row. */
const cells = {
  handle: ({ product }: FileRow) => product.slug,
  title: ({ product }: FileRow) => product.title,
  description: (row: FileRow) => whenFirst(row, row.product.description),
  collection: (row: FileRow) => whenFirst(row, row.product.collection),
  status: (row: FileRow) => whenFirst(row, row.product.status),
  publishAt: (row: FileRow) => whenFirst(row, row.product.publishAt),
  vendor: (row: FileRow) => whenFirst(row, row.product.vendor),
  type: (row: FileRow) => whenFirst(row, row.product.type),
  tags: (row: FileRow) => whenFirst(row, row.product.tags.join(', ')),
  origin: (row: FileRow) => whenFirst(row, row.product.origin),
  hsCode: (row: FileRow): CsvCell => (row.place === 0 ? { digits: row.product.hsCode } : ''),
  seoTitle: (row: FileRow) => whenFirst(row, row.product.seoTitle),
  seoDescription: (row: FileRow) => whenFirst(row, row.product.seoDescription),
  materials: (row: FileRow) => whenFirst(row, row.product.materials),
  details: (row: FileRow) => whenFirst(row, detailsText(row.product.details)),
  sku: (row: FileRow) => ofVariant(row, ({ sku }) => ({ digits: sku })),
  size: (row: FileRow) => ofVariant(row, ({ size }) => partsFor(row, size)[0]),
  color: (row: FileRow) => ofVariant(row, ({ color }) => color),
  third: (row: FileRow) => ofVariant(row, ({ size }) => partsFor(row, size)[1]),
  sizeName: (row: FileRow) => whenFirst(row, row.product.sizeName),
  colorName: (row: FileRow) => whenFirst(row, row.product.colorName),
  thirdName: (row: FileRow) => whenFirst(row, row.product.thirdName),
  price: (row: FileRow) => ofVariant(row, ({ price }) => priceOf(price)),
  originalPrice: (row: FileRow) => ofVariant(row, ({ originalPrice }) => amountOf(originalPrice)),
  quantity: (row: FileRow) => ofVariant(row, ({ quantity }) => quantity),
  cost: (row: FileRow) => ofVariant(row, ({ cost }) => amountOf(cost)),
  barcode: (row: FileRow) => ofVariant(row, ({ barcode }) => ({ digits: barcode })),
  weightGrams: (row: FileRow) => ofVariant(row, ({ weightGrams }) => weightGrams ?? ''),
  lowStock: (row: FileRow) => ofVariant(row, ({ lowStock }) => lowStock ?? ''),
  variantPicture: (row: FileRow) => ofVariant(row, ({ picture }) => picture),
  picture: (row: FileRow) => pictureOf(row)?.src ?? '',
  pictureAlt: (row: FileRow) => pictureOf(row)?.alt ?? '',
  pictureColor: (row: FileRow) => pictureOf(row)?.color ?? '',
  /** What should be on the shelf, which is no column of the import. */
  expected: (row: FileRow) => ofVariant(row, ({ quantity }) => quantity),
  counted: () => '',
} satisfies Record<string, (row: FileRow) => CsvCell>
export type FileColumn = keyof typeof cells

const columnsOfFile: Readonly<Record<FileKind, readonly FileColumn[]>> = {
  all: [
    ...(['handle', 'title', 'description', 'collection', 'status', 'publishAt', 'vendor', 'type'] as const),
    ...(['tags', 'materials', 'details', 'origin', 'hsCode', 'seoTitle', 'seoDescription'] as const),
    ...([
      'sizeName',
      'colorName',
      'thirdName',
      'sku',
      'size',
      'color',
      'third',
      'price',
      'originalPrice',
      'quantity',
    ] as const),
    ...(['cost', 'barcode', 'weightGrams', 'lowStock', 'variantPicture'] as const),
    ...(['picture', 'pictureAlt', 'pictureColor'] as const),
  ],
  stock: ['handle', 'sku', 'title', 'size', 'color', 'third', 'price', 'originalPrice', 'quantity'],
  count: ['handle', 'sku', 'title', 'size', 'color', 'third', 'expected', 'counted'],
}

/** The rows of a file with their heads: one for each size and colour, and for each picture. */
export function productRows(
  products: readonly FileProduct[],
  kind: FileKind,
  heads: Readonly<Record<FileColumn, string>>,
): CsvCell[][] {
  const columns = columnsOfFile[kind]
  return [
    columns.map((column) => heads[column]),
    ...products.flatMap((product) => {
      const length = Math.max(product.variants.length, kind === 'all' ? product.pictures.length : 0)
      return Array.from({ length }, (_, place) => {
        const row = { product, place, variant: product.variants[place] }
        return columns.map((column) => cells[column](row))
      })
    }),
  ]
}
