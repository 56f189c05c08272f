import {
  type ColumnDef,
  createColumnHelper,
  metaHelper,
  type RowData,
  tableFeatures,
} from '@tanstack/react-table'

import type { CsvCell } from '@/domain/values/csv'

export type ListColumnMeta = {
  align?: 'end'
  /** Classes of the header and the cell, such as those that hide it. */
  className?: string
  /** Classes of the cell alone. */
  cell?: string
  /** The name by which the URL sorts this column. */
  sort?: string
  /** Classes of the loading placeholder. */
  skeleton?: string
  /** Classes of the cell in a phone row, which is a grid. A column without them is not shown there. */
  phone?: string
  /** The column is exported but not shown. */
  isExportOnly?: boolean
  /** The exported value is digits that are no number, such as a phone. */
  isDigits?: boolean
}

export const features = tableFeatures({ columnMeta: metaHelper<ListColumnMeta>() })
export type Features = typeof features

/** Builds the columns of a list. The accessor is the exported value, the cell what the list shows. */
export const columnHelper = <Row extends RowData>() => createColumnHelper<Features, Row>()

export type ListTable<Row extends RowData> = {
  columns: ColumnDef<Features, Row, unknown>[]
  idOf: (row: Row) => string
  /** The row in the label of its checkbox. */
  nameOf?: (row: Row) => string
  /** Classes of every cell and header: padding. */
  cell: string
  /** Class of the rows' height. */
  height: string
  /** Classes of a phone row: its grid and padding. Without them a phone gets the table. */
  phone?: string
  skeletonRows?: number
}

/** The rows of a CSV file, with its columns in the order of `heads`, which are keyed by column id. */
export function toCsvRows<Row extends RowData>(
  { columns }: Pick<ListTable<Row>, 'columns'>,
  heads: Readonly<Record<string, string>>,
  rows: readonly Row[],
): CsvCell[][] {
  const values = Object.keys(heads).map((id) => {
    const column = columns.find((each) => each.id === id)
    if (!column || !('accessorFn' in column)) throw new Error(`The column ${id} cannot be exported`)
    return { read: column.accessorFn, isDigits: column.meta?.isDigits ?? false }
  })
  return [
    Object.values(heads),
    ...rows.map((row, index) =>
      values.map(({ read, isDigits }) => {
        const value = read(row, index)
        if (typeof value === 'number') return value
        return isDigits ? { digits: String(value) } : String(value)
      }),
    ),
  ]
}
