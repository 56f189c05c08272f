import {
  type GridColumn,
  type GridEdits,
  type GridProduct,
  type GridVariant,
  gridColumns,
  gridKey,
  isGridCell,
} from './product-grid'

/** Most cells that a paste fills: more are a file, which the import takes. */
const most = 20_000

/** The cells of a text that a spreadsheet put on the clipboard: tabs between cells, a cell with a line or a tab in quotes. */
export function readBlock(text: string): string[][] {
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < lines.length; at += 1) {
    const char = lines[at] ?? ''
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (lines[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (char === '"' && cell === '' && closes(lines, at)) isQuoted = true
    else if (char === '\t' || char === '\n') {
      rows.at(-1)?.push(cell)
      cell = ''
      if (char === '\n') rows.push([])
    } else cell += char
  }
  rows.at(-1)?.push(cell)
  return rows
}

/** Whether a quote at the beginning of a cell is closed before a cell ends; else it is one of its text, as in inches. */
const closes = (text: string, at: number): boolean =>
  /^"(?:[^"]|"")*"(?:[\t\n]|$)/.test(text.slice(at, at + 10_000))

export type GridRow = { product: GridProduct; variant: GridVariant }

/**
 * What a pasted block writes from a cell on, to the right and down: the edits, and how many of its cells have no place. A single
 * cell is one too. What stands in the place of a title that is not there is left out unless it says something else.
 */
export function pasteBlock(
  rows: readonly GridRow[],
  from: { row: number; column: GridColumn },
  block: readonly (readonly string[])[],
  isOpen: (column: GridColumn) => boolean,
): { edits: GridEdits; left: number } {
  const edits: Record<string, string> = {}
  let left = 0
  let taken = 0
  const first = gridColumns.indexOf(from.column)
  block.forEach((cells, down) => {
    const row = rows[from.row + down]
    cells.forEach((cell, across) => {
      const column = gridColumns[first + across]
      const text = cell.trim()
      if (row && column && taken < most && isOpen(column) && isGridCell(row.product, row.variant, column)) {
        edits[gridKey(row.variant, column)] = text
        taken += 1
      } else if (text !== '' && !(row && column === 'title' && row.product.title === text)) left += 1
    })
  })
  return { edits, left }
}
