import type { ImportField, Mapping } from './import-fields'
import { type FileProblem, type ImportProblem, keepsOut } from './import-problem'

/** A file as rows of cells. */
export type ImportTable = {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** The number of each row, as a spreadsheet counts them. */
  numbers: readonly number[]
  /** Numbers of the rows with a quote that is not closed. */
  broken: readonly number[]
}

/** `{ slug }` of one that is there, `{ name }` of one that is made. */
export type CollectionChoice = { slug: string } | { name: string }

/** What the owner has decided about a file. */
export type ImportChoices = {
  mapping: Mapping
  /** Where the products of a collection go that the file names, by its key (`collectionKey`); without an entry a new one. */
  collections: Readonly<Record<string, CollectionChoice>>
  /** For products without a collection. */
  otherCollection: CollectionChoice | null
  /** Cells that say something else, by `cellKey`. */
  corrections: Readonly<Record<string, string>>
  /** Numbers of rows that stay out. */
  leftOut: readonly number[]
  /** Empty cells empty what is there. */
  clearsEmpty: boolean
}

export const cellKey = (row: number, column: number) => `${row} ${column}`

/** A row of a file, read by fields. */
export type ImportRow = {
  number: number
  /** '' where the column is not there or the cell is empty. */
  of: (field: ImportField) => string
  /** What its column is called; '' where there is none. */
  headOf: (field: ImportField) => string
  /** Notes what is wrong with a cell. */
  note: (
    field: ImportField | null,
    problem: FileProblem,
    more?: { fix?: string | null; about?: string },
  ) => void
  cells: readonly string[]
}

/** The rows of a table with the owner's corrections, without those that stay out; `problems` receives what is noted. */
export function rowsOf(table: ImportTable, choices: ImportChoices, problems: ImportProblem[]): ImportRow[] {
  const columns = new Map(
    choices.mapping.flatMap((field, column) => (field ? [[field, column] as const] : [])),
  )
  const leftOut = new Set(choices.leftOut)
  const broken = new Set(table.broken)
  return table.rows.flatMap((cells, place) => {
    const number = table.numbers[place] ?? 0
    if (leftOut.has(number)) return []
    const cellAt = (column: number) =>
      choices.corrections[cellKey(number, column)] ?? cells[column]?.trim() ?? ''
    const row: ImportRow = {
      number,
      cells,
      of: (field) => cellAt(columns.get(field) ?? -1),
      headOf: (field) => table.head[columns.get(field) ?? -1] ?? '',
      note: (field, problem, { fix = null, about = '' } = {}) => {
        const column = field === null ? -1 : (columns.get(field) ?? -1)
        const value = column < 0 ? '' : cellAt(column).slice(0, 200)
        problems.push({ row: number, column, value, problem, isOut: keepsOut(problem), fix, about })
      },
    }
    if (broken.has(number)) row.note(null, 'quote')
    else if (cells.slice(table.head.length).some((cell) => cell.trim() !== '')) row.note(null, 'cells')
    else return [row]
    return []
  })
}
