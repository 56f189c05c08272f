/** What can be wrong with a row of a file. Those that keep it out come first, the others come in with a change. */
const problemsOut = [
  'quote',
  'cells',
  'title-missing',
  'title-long',
  'price',
  'decimals',
  'range',
  'sku-shape',
  'sku-twice',
  'option-twice',
  'option-long',
  'too-many-options',
] as const
/** What only the database can tell, of a product as a whole. */
export const problemsOfShop = [
  'sku-taken',
  'several-products',
  'unknown-sku',
  'missing',
  'range',
  'picture-missing',
  'original-below',
  'original-removed',
  'prices-raised',
  'options-full',
  'third-missing',
  'which-variant',
  'option-differs',
  'picture-refused',
  'refused',
] as const
type ProblemIn =
  | 'price-unsure'
  | 'original-price'
  | 'original-below-price'
  | 'cost'
  | 'barcode'
  | 'weight'
  | 'quantity'
  | 'quantity-negative'
  | 'description-long'
  | 'materials-long'
  | 'text-long'
  | 'tags'
  | 'origin'
  | 'hs-code'
  | 'details'
  | 'status'
  | 'options-joined'
  | 'picture-blank'
  | 'picture-http'
  | 'picture-own-network'
  | 'picture-address'
  | 'too-many-pictures'
export type FileProblem = (typeof problemsOut)[number] | ProblemIn
export type ShopProblem = (typeof problemsOfShop)[number]

export type ImportProblem = {
  /** As a spreadsheet counts them. */
  row: number
  /** The place of the column; -1 where it is the row as a whole. */
  column: number
  value: string
  problem: FileProblem | ShopProblem
  /** The row stays out; otherwise it comes in, without or with a change of what is wrong. */
  isOut: boolean
  /** What to write into the cell instead; null where nobody can know. */
  fix: string | null
  /** What else the words say: another row, the product that is in the way. */
  about: string
}

const out: readonly string[] = problemsOut
export const keepsOut = (problem: FileProblem): boolean => out.includes(problem)
