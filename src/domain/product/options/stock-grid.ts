import { parseList } from '../../values/validation'

/** Items in stock of each size and colour, by `cellKey`. */
export type Stock = Readonly<Record<string, number>>
export type Cell = { size: string; color: string }
export type Step = 'up' | 'down' | 'left' | 'right'

const most = 1_000_000

/** Of commas a size and a colour hold decimal ones alone (`0,5 l`), as which no semicolon is typed. */
export const cellKey = ({ size, color }: Cell): string =>
  `${size.replaceAll(',', ';')},${color.replaceAll(',', ';')}`

export function cellOf(key: string): Cell {
  const [size = '', color = ''] = key.split(',').map((name) => name.replaceAll(';', ','))
  return { size, color }
}

/** The rows and columns that typed sizes and colours make; '' where there is nothing to choose. */
export function axesOf(form: { sizes: string; colors: string }): { sizes: string[]; colors: string[] } {
  const [sizes, colors] = [parseList(form.sizes), parseList(form.colors)]
  return { sizes: sizes.length > 0 ? sizes : [''], colors: colors.length > 0 ? colors : [''] }
}

/**
 * What a cell holds after something was typed into it: a number, or with a sign the difference to
 * `from`, never below 0. Null when it is no quantity.
 */
export function parseCell(text: string, from: number): number | null {
  const [, sign, digits] = /^([+\-−]?)(\d{1,7})$/.exec(text.replace(/\s/g, '')) ?? []
  if (digits === undefined) return null
  const amount = Number(digits)
  const quantity = sign === '' ? amount : Math.max(0, from + (sign === '+' ? amount : -amount))
  return quantity <= most ? quantity : null
}

/** The cell beside another, or the same at the edge. */
export function stepFrom(
  { size, color }: Cell,
  step: Step,
  { sizes, colors }: { sizes: readonly string[]; colors: readonly string[] },
): Cell {
  const beside = (list: readonly string[], from: string, by: number) => list[list.indexOf(from) + by] ?? from
  const across = step === 'left' ? -1 : step === 'right' ? 1 : 0
  const down = step === 'up' ? -1 : step === 'down' ? 1 : 0
  return { size: beside(sizes, size, across), color: beside(colors, color, down) }
}

export const cellsOf = ({ sizes, colors }: { sizes: readonly string[]; colors: readonly string[] }): Cell[] =>
  colors.flatMap((color) => sizes.map((size) => ({ size, color })))

export const sumOf = (stock: Stock, cells: readonly Cell[]): number =>
  cells.reduce((sum, cell) => sum + (stock[cellKey(cell)] ?? 0), 0)

export type StockChange = Cell & { seen: number | null; to: number }

/** The cells that differ from what was seen; null was seen where there is no such combination yet. */
export function stockChanges(seen: Stock, mine: Stock, cells: readonly Cell[]): StockChange[] {
  return cells.flatMap((cell) => {
    const key = cellKey(cell)
    const to = mine[key] ?? 0
    return to === (seen[key] ?? 0) ? [] : [{ ...cell, seen: seen[key] ?? null, to }]
  })
}

/** Stock of combinations that are no longer there, with what was seen under today's names: it goes with its size or colour. */
export const lostStock = (seen: Stock, renamed: Stock, cells: readonly Cell[]): number =>
  Object.values(seen).reduce((sum, quantity) => sum + quantity, 0) - sumOf(renamed, cells)
