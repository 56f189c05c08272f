import { memo } from 'react'
import { adminProductGrid as words } from '@/content/admin/catalogue/product-grid'
import { adminSales } from '@/content/admin/sales'
import { comma } from '@/content/shared/lists'
import type { GridRow as Row } from '@/domain/product/grid/grid-paste'
import {
  type GridColumn,
  type GridEdits,
  type GridProblem,
  gridColumns,
  gridKey,
  gridText,
  isGridCell,
  savedText,
} from '@/domain/product/grid/product-grid'
import { CellInput, type GridStep } from './cell-input'

/** What a row is called: its product, and its size and colour. */
export const rowName = ({ product, variant: { size, color } }: Row): string =>
  size || color ? `${product.title}${comma}${adminSales.variant(size, color)}` : product.title

type GridRowProps = {
  row: Row
  /** Its place in the table, from 0. */
  place: number
  edits: GridEdits
  problems: Readonly<Record<string, GridProblem>>
  /** The column in which the keyboard is; null in every other row. */
  active: GridColumn | null
  takesFocus: boolean
  describedBy: string
  isOpen: (column: GridColumn) => boolean
  onActivate: (place: number, column: GridColumn) => void
  onWrite: (key: string, text: string) => void
  onPaste: (place: number, column: GridColumn, text: string) => void
  onStep: (place: number, column: GridColumn, step: GridStep) => boolean
  onUndo: (() => void) | null
  onRedo: (() => void) | null
  onLeave: () => void
}

const isText = (column: GridColumn) => column === 'title' || column === 'sku' || column === 'barcode'
const widths: Readonly<Record<GridColumn, string>> = {
  title: 'min-w-56',
  price: 'min-w-24',
  originalPrice: 'min-w-24',
  cost: 'min-w-24',
  quantity: 'min-w-20',
  sku: 'min-w-36',
  barcode: 'min-w-36',
}

/** A size and colour of a product: a cell for each column. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, place, edits, problems, active, takesFocus, describedBy, isOpen } = props
  const { product, variant } = row
  const isFirst = product.variants[0]?.id === variant.id
  const { size, color } = variant
  const name = rowName(row)
  return (
    <tr
      aria-rowindex={place + 2}
      className={isFirst ? '*:border-t *:border-t-line-strong' : '*:border-t *:border-t-line'}
    >
      <th
        scope="row"
        className="sticky start-0 z-1 max-w-32 min-w-32 bg-surface-raised ps-4 pe-2 text-start font-normal md:max-w-56 md:min-w-44 md:ps-5"
      >
        <span
          dir="auto"
          className={isFirst ? 'block truncate font-semibold max-md:text-14' : 'sr-only'}
          title={product.title}
        >
          {product.title}
        </span>
        {(size || color) && (
          <span dir="auto" className="block text-12 text-muted max-md:line-clamp-2 md:truncate">
            {adminSales.variant(size, color)}
          </span>
        )}
      </th>
      {gridColumns.map((column, at) => {
        if (!isGridCell(product, variant, column))
          return <td key={column} aria-colindex={at + 2} className="border-s border-line bg-surface" />
        const key = gridKey(variant, column)
        const text = gridText(product, variant, column, edits)
        const isChanged = key in edits
        const isWrong = key in problems
        const isHere = active === column
        const cellName = words.cell(name, words.columns[column])
        return (
          <td
            key={column}
            aria-colindex={at + 2}
            aria-selected={isHere}
            title={isChanged ? words.was(savedText(product, variant, column)) : undefined}
            className={`relative h-11.5 border-s border-line p-0 md:h-9 ${widths[column]} ${isWrong ? 'bg-danger-soft' : ''}`}
          >
            {isHere ? (
              <CellInput
                key={key}
                name={cellName}
                column={column}
                text={text}
                describedBy={describedBy}
                isWrong={isWrong}
                isReadOnly={!isOpen(column)}
                takesFocus={takesFocus}
                onWrite={(typed) => props.onWrite(key, typed)}
                onPaste={(pasted) => props.onPaste(place, column, pasted)}
                onStep={(step) => props.onStep(place, column, step)}
                onUndo={props.onUndo}
                onRedo={props.onRedo}
                onLeave={props.onLeave}
              />
            ) : (
              <button
                type="button"
                tabIndex={-1}
                aria-label={text === '' ? cellName : undefined}
                onClick={() => props.onActivate(place, column)}
                className={`block size-full truncate px-2 outline-offset-[-2px] ${isText(column) ? 'text-start' : 'text-end tabular-nums'} ${isChanged ? 'font-semibold text-accent' : ''} ${isWrong ? 'text-danger-text' : ''} ${isOpen(column) ? '' : 'text-muted'}`}
              >
                <bdi dir={column === 'title' ? 'auto' : 'ltr'}>{text}</bdi>
              </button>
            )}
            {isChanged && (
              <span
                aria-hidden="true"
                className={`pointer-events-none absolute end-0 top-0 size-2.5 [clip-path:polygon(0_0,100%_0,100%_100%)] rtl:[clip-path:polygon(0_0,100%_0,0_100%)] ${isWrong ? 'bg-danger' : 'bg-accent'}`}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
})
