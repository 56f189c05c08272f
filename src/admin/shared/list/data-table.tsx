import { type RowData, useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { admin } from '@/content/admin/admin'
import { groupBy } from '@/domain/values/group'
import { Skeleton } from '@/ui/skeleton'
import { useIsPhone } from '@/ui/use-media'
import { features, type ListColumnMeta, type ListTable } from './list-table'
import { RowCheckbox } from './row-checkbox'
import { ListContext, type ListLinks } from './row-link'
import { SortHead } from './sort-head'
import type { Selection } from './use-selection'

type ListSort = { by: string; descending: boolean; hrefOf: (by: string) => string }

type DataTableProps<Row extends RowData> = {
  table: ListTable<Row>
  rows: readonly Row[]
  /** How the URL sorts the list, and the links that sort it by another column. */
  sort?: ListSort
  selection?: Selection | undefined
  links?: ListLinks
  /** Ids of the columns that this view leaves out; a constant, so that the columns are not rebuilt. */
  hidden?: readonly string[]
  /** On a phone, rows with the same text are grouped below it as their heading. */
  groups?: { of: (row: Row) => string; heading: (text: string, count: number) => ReactNode } | undefined
}

const none: never[] = []
const head =
  'sticky top-0 z-2 h-8 border-b border-line bg-surface-raised text-12 font-normal whitespace-nowrap text-muted'

const columnClass = <Row extends RowData>({ cell }: ListTable<Row>, meta?: ListColumnMeta) =>
  `${cell} ${meta?.align === 'end' ? 'text-end' : 'text-start'} ${meta?.className ?? ''}`

function useListTable<Row extends RowData>(
  list: ListTable<Row>,
  data: readonly Row[],
  hidden: readonly string[] = none,
) {
  const columns = useMemo(
    () => list.columns.filter(({ id = '', meta }) => !meta?.isExportOnly && !hidden.includes(id)),
    [list, hidden],
  )
  return useTable({ features, columns, data, getRowId: list.idOf })
}

/** The rows of a list: a table, or a list of rows on a phone. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone()
  const { links, selection } = props
  const Rows = isPhone && props.table.phone ? PhoneRows : Table
  return (
    <ListContext value={{ hrefOf: () => '', ...links, isPhone, selection }}>
      <Rows {...props} />
    </ListContext>
  )
}

function Table<Row extends RowData>({
  table: list,
  rows,
  sort,
  selection,
  links,
  hidden,
}: DataTableProps<Row>) {
  const table = useListTable(list, rows, hidden)
  const openId = links?.openId
  // A selection may reach beyond this page.
  const chosen = table.getRowModel().rows.filter(({ id }) => selection?.isChosen(id)).length
  return (
    <table data-roomy={openId ? undefined : true} className="group w-full border-separate border-spacing-0">
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={`${head} ${list.cell} w-0`}>
              <RowCheckbox
                label={admin.selection.all}
                checked={chosen === rows.length}
                mixed={chosen > 0 && chosen < rows.length}
                onToggle={selection.toggleAll}
              />
            </th>
          )}
          {table.getLeafHeaders().map((header) => {
            const { meta, header: label } = header.column.columnDef
            const className = `${head} ${columnClass(list, meta)}`
            return sort && meta?.sort && typeof label === 'string' ? (
              <SortHead
                key={header.id}
                label={label}
                direction={sort.by === meta.sort ? (sort.descending ? 'descending' : 'ascending') : undefined}
                to={sort.hrefOf(meta.sort)}
                className={className}
              />
            ) : (
              <th key={header.id} scope="col" className={className}>
                <table.FlexRender header={header} />
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => {
          const isOpen = row.id === openId
          const isChosen = selection?.isChosen(row.id) ?? false
          return (
            <tr
              key={row.id}
              className={`relative ${isChosen ? 'bg-accent-soft' : isOpen ? 'bg-surface-sunken/50' : links ? 'hover:bg-surface' : ''} ${isOpen ? '*:first:shadow-[inset_3px_0_0_var(--accent)]' : ''}`}
            >
              {selection && (
                <td className={`border-b border-line ${list.height} ${list.cell} w-0`}>
                  <Choose list={list} row={row.original} selection={selection} />
                </td>
              )}
              {row.getAllCells().map((cell) => {
                const { meta } = cell.column.columnDef
                return (
                  <td
                    key={cell.id}
                    className={`border-b border-line ${list.height} ${columnClass(list, meta)} ${meta?.cell ?? ''}`}
                  >
                    <table.FlexRender cell={cell} />
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function PhoneRows<Row extends RowData>({
  table: list,
  rows,
  selection,
  links,
  hidden,
  groups,
}: DataTableProps<Row>) {
  const table = useListTable(list, rows, hidden)
  return groupBy(table.getRowModel().rows, ({ original }) => groups?.of(original) ?? '').map(
    ([text, group]) => (
      <section key={text} aria-label={text || undefined}>
        {groups?.heading(text, group.length)}
        <ul data-grouped={groups ? true : undefined} className="group">
          {group.map((row) => (
            <li
              key={row.id}
              className={`relative border-b border-line ${list.phone} ${selection?.isChosen(row.id) ? 'bg-accent-soft' : ''} ${row.id === links?.openId ? 'bg-surface-sunken/50' : ''}`}
            >
              {selection && (
                <span className="absolute start-1 top-1.5">
                  <Choose list={list} row={row.original} selection={selection} />
                </span>
              )}
              {row.getAllCells().map((cell) => {
                const { meta } = cell.column.columnDef
                return (
                  meta?.phone !== undefined && (
                    <span key={cell.id} className={meta.phone}>
                      <table.FlexRender cell={cell} />
                    </span>
                  )
                )
              })}
            </li>
          ))}
        </ul>
      </section>
    ),
  )
}

type ChooseProps<Row extends RowData> = { list: ListTable<Row>; row: Row; selection: Selection }

function Choose<Row extends RowData>({ list, row, selection }: ChooseProps<Row>) {
  const id = list.idOf(row)
  return (
    <RowCheckbox
      label={list.nameOf?.(row) ?? admin.selection.one(id)}
      checked={selection.isChosen(id)}
      onToggle={(options) => selection.toggle(id, options)}
    />
  )
}

type SkeletonProps<Row extends RowData> = { table: ListTable<Row>; hidden?: readonly string[] }

/** The same columns while the rows load. */
export function DataTableSkeleton<Row extends RowData>({ table: list, hidden }: SkeletonProps<Row>) {
  const isPhone = useIsPhone()
  const table = useListTable(list, none, hidden)
  const columns = table.getAllLeafColumns()
  if (isPhone && list.phone)
    return (
      <div aria-hidden="true">
        {[...Array(8).keys()].map((row) => (
          <div key={row} className={`relative border-b border-line ${list.phone}`}>
            {columns.map(
              ({ id, columnDef: { meta } }) =>
                meta?.phone !== undefined && (
                  <span key={id} className={meta.phone}>
                    <Skeleton className={`my-1 h-4 max-w-full ${meta.skeleton}`} />
                  </span>
                ),
            )}
          </div>
        ))}
      </div>
    )
  return (
    <table aria-hidden="true" data-roomy className="group w-full border-separate border-spacing-0">
      <thead>
        <tr>
          {list.nameOf && <td className={`${head} ${list.cell} w-0`} />}
          {table.getLeafHeaders().map((header) => (
            <td key={header.id} className={`${head} ${columnClass(list, header.column.columnDef.meta)}`}>
              <table.FlexRender header={header} />
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...Array(12).keys()].map((row) => (
          <tr key={row}>
            {list.nameOf && (
              <td className={`border-b border-line ${list.height} ${list.cell} w-0`}>
                <Skeleton className="mx-auto size-4" />
              </td>
            )}
            {columns.map(({ id, columnDef: { meta } }) => (
              <td
                key={id}
                className={`border-b border-line ${list.height} ${columnClass(list, meta)} ${meta?.cell ?? ''}`}
              >
                <Skeleton className={`inline-block h-3 max-w-full ${meta?.skeleton ?? ''}`} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
