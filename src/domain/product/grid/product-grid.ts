import { writeAmount } from '../../money/amount'
import type { Minor } from '../../money/money'
import { tidy } from '../../text/letters'
import { productBounds } from '../product-bounds'
import { type ProductProblem, parseAmount } from '../product-fields'
import { parsePrice, parseQuantity } from '../product-form'
import type { ProductStatus } from '../product-status'
import { isGtin } from '../variant-form'
import { type Costs, costsOf, type Own, type Shared, settlePrices } from './grid-prices'

/** The columns of the table, in their order. */
export const gridColumns = ['title', 'price', 'originalPrice', 'cost', 'quantity', 'sku', 'barcode'] as const
export type GridColumn = (typeof gridColumns)[number]

export type GridVariant = {
  id: string
  size: string
  color: string
  sku: string
  quantity: number
  own: Own & { barcode: string }
}
export type GridProduct = Shared & {
  id: string
  title: string
  status: ProductStatus
  variants: readonly GridVariant[]
}

/** What was typed and is not saved, by `gridKey`; what is missing is as it was. */
export type GridEdits = Readonly<Record<string, string>>
export type GridProblem = ProductProblem | 'sku' | 'sku-twice'

/** The key of a cell. A product's title stands in the row of its first variant. */
export const gridKey = (variant: Pick<GridVariant, 'id'>, column: GridColumn): string =>
  `${column} ${variant.id}`

/** The column of a cell's key. */
export const columnOf = (key: string): GridColumn | undefined =>
  gridColumns.find((column) => key.startsWith(`${column} `))

/** Whether a cell takes something: a title stands once. */
export const isGridCell = (product: GridProduct, variant: GridVariant, column: GridColumn): boolean =>
  column !== 'title' || product.variants[0]?.id === variant.id

const amountText = (amount: Minor | null) => (amount === null || amount === 0 ? '' : writeAmount(amount))

/** What a cell has as it is saved. */
export function savedText(product: GridProduct, variant: GridVariant, column: GridColumn): string {
  const costs = costsOf(product, variant.own)
  switch (column) {
    case 'title':
      return product.title
    case 'price':
    case 'originalPrice':
      return amountText(costs[column])
    case 'cost':
      return costs.cost === null ? '' : writeAmount(costs.cost)
    case 'quantity':
      return String(variant.quantity)
    case 'sku':
      return variant.sku
    case 'barcode':
      return variant.own.barcode
  }
}

/** What a cell shows: what was typed, else what is saved. */
export const gridText = (
  product: GridProduct,
  variant: GridVariant,
  column: GridColumn,
  edits: GridEdits,
): string => edits[gridKey(variant, column)] ?? savedText(product, variant, column)

const isDraft = ({ status }: GridProduct) => status === 'draft' || status === 'archived'
const plainSku = (text: string) => tidy(text).toUpperCase()
const plainBarcode = (text: string) => tidy(text).replaceAll(/[\s-]/g, '')
const readAmount = (text: string) => (text.trim() === '' ? null : parseAmount(text))

/** A typed text as its cell keeps it: what can be read as it will be saved, else as it was typed. */
export function tidyCell(column: GridColumn, text: string): string {
  switch (column) {
    case 'title':
      return text.trim()
    case 'price':
    case 'originalPrice':
    case 'cost': {
      const amount = readAmount(text)
      return amount === null ? text.trim() : writeAmount(amount)
    }
    case 'quantity': {
      const quantity = parseQuantity(text)
      return quantity === null ? text.trim() : String(quantity)
    }
    case 'sku':
      return plainSku(text)
    case 'barcode':
      return plainBarcode(text)
  }
}

/** What is wrong with each cell of a product, by `gridKey`. */
export function gridProblems(product: GridProduct, edits: GridEdits): Record<string, GridProblem> {
  const problems: Record<string, GridProblem> = {}
  const texts = product.variants.map((variant) => ({
    variant,
    of: (column: GridColumn) => gridText(product, variant, column, edits).trim(),
  }))
  // A draft may have no price; where one of its sizes has one, all have.
  const needsPrice = !isDraft(product) || texts.some(({ of }) => of('price') !== '')
  for (const { variant, of } of texts) {
    const note = (column: GridColumn, problem: GridProblem | false) => {
      if (problem) problems[gridKey(variant, column)] = problem
    }
    if (isGridCell(product, variant, 'title'))
      note(
        'title',
        of('title') === '' ? 'required' : of('title').length > productBounds.title && 'title-length',
      )
    const price = parsePrice(of('price'))
    note('price', of('price') === '' ? needsPrice && 'required' : price === null && 'price')
    const original = readAmount(of('originalPrice'))
    note(
      'originalPrice',
      of('originalPrice') !== '' && original === null
        ? 'original-price'
        : original !== null && price !== null && original < price && 'original-below-price',
    )
    note('cost', of('cost') !== '' && readAmount(of('cost')) === null && 'cost')
    note('quantity', parseQuantity(of('quantity')) === null && 'quantity')
    note('sku', !/^[A-Z0-9]([A-Z0-9._/ -]{0,38}[A-Z0-9])?$/.test(plainSku(of('sku'))) && 'sku')
    const barcode = plainBarcode(of('barcode'))
    note('barcode', barcode !== '' && !isGtin(barcode) && 'barcode')
  }
  return problems
}

/** The SKUs that two rows have, by `gridKey`. */
export function twiceSkus(products: readonly GridProduct[], edits: GridEdits): Record<string, GridProblem> {
  const rows = products.flatMap((product) =>
    product.variants.map((variant) => ({
      key: gridKey(variant, 'sku'),
      sku: plainSku(gridText(product, variant, 'sku', edits)),
    })),
  )
  const twice = [...Map.groupBy(rows, ({ sku }) => sku).values()].filter((same) => same.length > 1).flat()
  return Object.fromEntries(twice.map(({ key }) => [key, 'sku-twice' as const]))
}

/** What is saved of a product: the values to come, beside those that were seen. */
export type GridChange = {
  id: string
  changes: GridValues
  stock: { size: string; color: string; seen: number; to: number }[]
  variants: { size: string; color: string; changes: GridValues }[]
  skus: { id: string; seen: string; to: string }[]
}

/** Values by the names of their fields. */
export type GridValues = Readonly<Record<string, Minor | string | null>>

const differing = (was: GridValues, now: GridValues): GridValues =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => was[name] !== value))

/** The change that makes a product what its cells say, none of which may be wrong; null where that is what it is. */
export function gridChange(product: GridProduct, edits: GridEdits): GridChange | null {
  const { id, title, price, originalPrice, cost, variants } = product
  const rows = variants.map((variant) => {
    const of = (column: GridColumn) => gridText(product, variant, column, edits)
    const costs: Costs = {
      price: parsePrice(of('price')) ?? 0,
      originalPrice: readAmount(of('originalPrice')),
      cost: readAmount(of('cost')),
    }
    // What is not more than the price is no reduction.
    const isReduced = costs.originalPrice !== null && costs.originalPrice > costs.price
    return {
      variant,
      costs: isReduced ? costs : { ...costs, originalPrice: null },
      quantity: parseQuantity(of('quantity')) ?? variant.quantity,
      sku: plainSku(of('sku')),
      barcode: plainBarcode(of('barcode')),
    }
  })
  const settled = settlePrices(
    { price, originalPrice, cost },
    variants.map(({ own }) => own),
    rows.map(({ costs }) => costs),
  )
  const [first] = variants
  const newTitle = first ? gridText(product, first, 'title', edits).trim() : title
  const change: GridChange = {
    id,
    changes: differing(
      { title, price, originalPrice, cost },
      { title: newTitle, ...(isTouched(product, edits) ? settled.product : {}) },
    ),
    stock: rows.flatMap(({ variant: { size, color, quantity: seen }, quantity: to }) =>
      seen === to ? [] : [{ size, color, seen, to }],
    ),
    variants: rows.flatMap(({ variant: { size, color, own }, barcode }, place) => {
      const { price, originalPrice, cost } = settled.owns[place] ?? own
      const money = isTouched(product, edits) ? { price, originalPrice, cost } : {}
      const changes = differing(own, { ...money, barcode })
      return Object.keys(changes).length > 0 ? [{ size, color, changes }] : []
    }),
    skus: rows.flatMap(({ variant, sku: to }) =>
      variant.sku === to ? [] : [{ id: variant.id, seen: variant.sku, to }],
    ),
  }
  const isNone = [change.stock, change.variants, change.skus].every((list) => list.length === 0)
  return isNone && Object.keys(change.changes).length === 0 ? null : change
}

/** The change that takes `change` back: what it touched, and nothing else, is stored as `before` has it. */
export function takenBack(
  before: GridProduct,
  { id, changes, stock, variants, skus }: GridChange,
): GridChange {
  const { title, price, originalPrice, cost } = before
  return {
    id,
    changes: only({ title, price, originalPrice, cost }, changes),
    stock: stock.map(({ size, color, seen: to, to: seen }) => ({ size, color, seen, to })),
    variants: variants.flatMap(({ size, color, changes: own }) => {
      const was = before.variants.find((each) => each.size === size && each.color === color)
      return was ? [{ size, color, changes: only(was.own, own) }] : []
    }),
    skus: skus.map(({ id, seen: to, to: seen }) => ({ id, seen, to })),
  }
}

const only = (values: GridValues, touched: GridValues): GridValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in touched))

/** Whether an amount was typed: the others stay as they are stored. */
const isTouched = ({ variants }: GridProduct, edits: GridEdits): boolean =>
  variants.some((variant) =>
    (['price', 'originalPrice', 'cost'] as const).some((column) => gridKey(variant, column) in edits),
  )

/** The cells of a product into which something was typed. */
export const editsOf = (product: GridProduct, edits: GridEdits): string[] =>
  product.variants
    .flatMap((variant) => gridColumns.map((column) => gridKey(variant, column)))
    .filter((key) => key in edits)
