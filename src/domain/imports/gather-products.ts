import { fold } from '../text/letters'
import { cellText, decimalSignOf, readSku } from './import-cells'
import { formatOf } from './import-fields'
import type { ImportProblem } from './import-problem'
import { type ImportChoices, type ImportRow, type ImportTable, rowsOf } from './import-table'
import { type ImportProduct, productOfRows } from './product-of-rows'

export type Gathered = {
  products: ImportProduct[]
  problems: ImportProblem[]
  /** The collections that the file names, with the number of their products. */
  collections: { key: string; name: string; products: number }[]
}

/** The products of a file: rows that belong together are one, and what is wrong with a row is said. */
export function gatherProducts(
  table: ImportTable,
  choices: ImportChoices,
  rules: { reservedSlugs: ReadonlySet<string>; mostPictures: number },
): Gathered {
  const problems: ImportProblem[] = []
  const rows = rowsOf(table, choices, problems)
  const format = formatOf(table.head)
  const kept = withoutDoubles(rows)
  const amounts: readonly unknown[] = ['price', 'originalPrice', 'salePrice', 'cost']
  // Of the file's own cells: a correction, which may be in another notation, says nothing of them.
  const decimals = decimalSignOf(
    rows.flatMap(({ cells }) => cells.filter((_, column) => amounts.includes(choices.mapping[column]))),
  )
  const collections = new Map<string, { key: string; name: string; products: number }>()
  const products = groupsOf(kept, format === 'woocommerce').flatMap((group) => {
    const read = productOfRows(group, { choices, format, decimals, ...rules })
    if (!read) return []
    const { collectionName: name } = read
    if (name !== '') {
      const key = fold(name)
      const known = collections.get(key) ?? { key, name, products: 0 }
      known.products += 1
      collections.set(key, known)
    }
    return read.product ? [read.product] : []
  })
  problems.sort((a, b) => a.row - b.row || a.column - b.column)
  return { products, problems, collections: [...collections.values()] }
}

/** Without rows whose SKU stands in an earlier row. */
function withoutDoubles(rows: readonly ImportRow[]): ImportRow[] {
  const seen = new Map<string, number>()
  return rows.filter((row) => {
    const read = readSku(row.of('sku'))
    if (!('sku' in read)) return true
    const earlier = seen.get(read.sku)
    if (earlier === undefined) {
      seen.set(read.sku, row.number)
      return true
    }
    row.note('sku', 'sku-twice', { about: String(earlier) })
    return false
  })
}

/** Rows of one product each, in the order of their first rows. */
function groupsOf(rows: readonly ImportRow[], isWooCommerce: boolean): ImportRow[][] {
  const groups = new Map<string, ImportRow[]>()
  const parents = new Map<string, string>()
  if (isWooCommerce)
    for (const row of rows) {
      if (fold(row.of('kind')).startsWith('variation')) continue
      const key = `row ${row.number}`
      if (row.of('sku') !== '') parents.set(fold(row.of('sku')), key)
      if (row.of('id') !== '') parents.set(`id:${row.of('id')}`, key)
    }
  let last = ''
  for (const row of rows) {
    const key = isWooCommerce ? wooKey(row, parents) : keyOf(row, last)
    last = key
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  // The product's own row comes before its variations, wherever it stands.
  const isVariation = (row: ImportRow) => Number(fold(row.of('kind')).startsWith('variation'))
  return [...groups.values()].map((group) =>
    isWooCommerce ? group.toSorted((a, b) => isVariation(a) - isVariation(b)) : group,
  )
}

function wooKey(row: ImportRow, parents: ReadonlyMap<string, string>): string {
  const parent = fold(row.of('parent'))
  return parents.get(parent) ?? parents.get(parent.replaceAll(' ', '')) ?? `row ${row.number}`
}

/** By the handle, else the name; a row with neither goes on with the product before it, or stands for its SKU alone. */
function keyOf(row: ImportRow, last: string): string {
  const handle = cellText(row.of('handle'))
  if (handle !== '') return `handle ${handle.toLowerCase()}`
  const title = cellText(row.of('title'))
  if (title !== '') return `title ${fold(title)}`
  const goesOn = ['size', 'color', 'third', 'option1', 'option2', 'picture', 'variantPicture'] as const
  if (last !== '' && !last.startsWith('sku ') && goesOn.some((field) => row.of(field) !== '')) return last
  return row.of('sku') === '' ? `row ${row.number}` : `sku ${row.of('sku')}`
}
