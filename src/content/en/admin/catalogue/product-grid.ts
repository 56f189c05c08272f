import type { GridColumn, GridProblem } from '@/domain/product/grid/product-grid'
import { count, number } from '../../shared/numbers'
import { adminProducts } from './products'

export const adminProductGrid = {
  title: 'Edit as a table',
  short: 'Table',
  back: 'Products',
  error: 'Couldn’t load the products',
  none: { title: 'No product here', text: 'Choose products in the list, or filter it, then open the table.' },
  columns: {
    title: 'Title',
    price: 'Price',
    originalPrice: 'Original price',
    cost: 'Cost',
    quantity: 'Stock',
    sku: 'SKU',
    barcode: 'Barcode',
  } satisfies Record<GridColumn, string>,
  variant: 'Product',
  cell: (product: string, column: string) => `${product}: ${column}`,
  found: (products: number) => count(products, 'product', 'products'),
  hint: 'Arrow keys, Enter and Tab move. Paste a block from a spreadsheet. Esc puts a cell back, a second Esc leaves the table.',
  undo: 'Undo',
  redo: 'Redo',
  pasted: (cells: number, left: number) =>
    left > 0
      ? `${count(cells, 'cell', 'cells')} pasted, ${number(left)} had no place.`
      : `${count(cells, 'cell', 'cells')} pasted.`,
  was: (text: string) => (text === '' ? 'was empty' : `was ${text}`),
  problems: {
    ...adminProducts.problems,
    sku: 'Use 1 to 40 letters, digits, dots, hyphens, slashes or spaces.',
    'sku-twice': 'Another row has this SKU.',
  } satisfies Record<GridProblem, string>,
  changes: (cells: number) => count(cells, 'changed cell', 'changed cells'),
  wrongCells: (cells: number) => `${count(cells, 'cell', 'cells')} to correct`,
  save: 'Save',
  saving: 'Saving…',
  discard: 'Discard',
  progress: (done: number, of: number) => `${number(done)} of ${number(of)}`,
  wrong: (cells: number) =>
    cells === 1
      ? 'Correct the marked cell, then save.'
      : `Correct the ${number(cells)} marked cells, then save.`,
  saved: (products: number) => `${count(products, 'product', 'products')} saved`,
  notSaved: (products: number) =>
    products === 1 ? '1 product was not saved' : `${number(products)} products were not saved`,
  seeRows: 'Its row says why. The change is still here.',
  failed: 'Nothing was saved. Your changes are still here.',
  partly: 'The connection failed before the rest. What is not saved is still here.',
  undone: 'Change undone',
  undonePartly: (products: number) =>
    `${count(products, 'product', 'products')} could not be put back: someone changed the same meanwhile.`,
  refusals: {
    skuTaken: (name: string) => `Not saved: ${name} has this SKU already.`,
    aboveLowest: (price: string) =>
      `Not saved: in the 30 days before this reduction it cost ${price}. The original price can’t be higher.`,
    gone: 'Not saved: it was deleted, or a size or color is gone.',
    invalid: 'Not saved: a value is not allowed. Check the row.',
  },
  decide: 'Someone else changed the same. Choose which value to keep, then save.',
  conflicts: {
    title: (cells: number) =>
      cells === 1 ? 'One cell changed meanwhile' : `${number(cells)} cells changed meanwhile`,
    both: (yours: string, saved: string) => `Yours: ${yours}. Now saved: ${saved}.`,
    empty: 'nothing',
    keep: (cell: string) => `Keep yours, ${cell}`,
    take: (cell: string) => `Use what is saved, ${cell}`,
    keepShort: 'Keep yours',
    takeShort: 'Use saved',
    allMine: 'Keep all of yours',
    allTheirs: 'Use all that is saved',
  },
} as const
