import { readAmount, writeAmount } from '../money/amount'
import type { Gathered } from './gather-products'
import type { ImportField, Mapping } from './import-fields'
import type { ImportProblem, ShopProblem } from './import-problem'
import type { ImportProduct } from './product-of-rows'

/** What the database says of a product of a file. */
export type Planned = {
  action: 'create' | 'change' | 'same' | 'refused'
  problems: readonly { problem: ShopProblem; field?: string | undefined; now?: string | undefined }[]
}

/** Whether a new product comes in without a picture, and so as a draft. */
export const isUnpictured = ({ pictures }: ImportProduct): boolean => pictures.length === 0

export type ImportReport = Record<Planned['action'], ImportProduct[]> & {
  /** Of rows, in their order; what the shop says comes with what the file alone tells. */
  problems: ImportProblem[]
  /** How many rows stay out, and how many come in with a change. */
  out: number
  changedRows: number
}

const fieldOf: Readonly<Record<string, ImportField>> = {
  original_price: 'originalPrice',
  pictures: 'picture',
  product: 'title',
  title: 'title',
  price: 'price',
  collection: 'collection',
  sku: 'sku',
  size: 'size',
  color: 'color',
  description: 'description',
}

/** The worker that reads files knows no language: an amount that it proposes is written here as in the owner's. */
function inOwnersNotation(problem: ImportProblem): ImportProblem {
  const isAmount = problem.problem === 'decimals' || problem.problem === 'price-unsure'
  const amount = isAmount ? readAmount(problem.fix) : null
  return amount === null ? problem : { ...problem, fix: writeAmount(amount) }
}

/** What an import would do, by the rows of the file; null while a product is not checked yet. */
export function reportOf(
  { products, problems }: Pick<Gathered, 'products' | 'problems'>,
  mapping: Mapping,
  plannedOf: (product: ImportProduct) => Planned | undefined,
): ImportReport | null {
  const report: ImportReport = {
    ...{ create: [], change: [], same: [], refused: [] },
    ...{ problems: problems.map(inOwnersNotation), out: 0, changedRows: 0 },
  }
  for (const product of products) {
    const planned = plannedOf(product)
    if (!planned) return null
    report[planned.action].push(product)
    for (const { problem, field = '', now = '' } of planned.problems) {
      const known = fieldOf[field]
      report.problems.push({
        row: product.rows[0] ?? 0,
        column: known ? mapping.indexOf(known) : -1,
        value: '',
        problem,
        isOut: planned.action === 'refused',
        fix: null,
        about: problem === 'missing' ? field : now,
      })
    }
  }
  report.problems.sort((a, b) => a.row - b.row || a.column - b.column)
  const out = new Set(report.problems.filter(({ isOut }) => isOut).map(({ row }) => row))
  const changed = new Set(
    report.problems.filter(({ isOut, row }) => !isOut && !out.has(row)).map(({ row }) => row),
  )
  report.out = out.size
  report.changedRows = changed.size
  return report
}

/** Parts that the database takes at once. */
export function batchesOf(
  products: readonly ImportProduct[],
  { batch, batchVariants }: { batch: number; batchVariants: number },
): ImportProduct[][] {
  const batches: ImportProduct[][] = []
  let variants = 0
  for (const product of products) {
    const last = batches.at(-1)
    if (last && last.length < batch && variants + product.variants.length <= batchVariants) {
      last.push(product)
      variants += product.variants.length
    } else {
      batches.push([product])
      variants = product.variants.length
    }
  }
  return batches
}
