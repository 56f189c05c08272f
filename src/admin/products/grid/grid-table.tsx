import { Fragment, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useMay } from '@/admin/shared/page/access'
import { adminProductGrid as words } from '@/content/admin/catalogue/product-grid'
import { pasteBlock, readBlock } from '@/domain/product/grid/grid-paste'
import { type GridColumn, gridColumns, gridKey, isGridCell } from '@/domain/product/grid/product-grid'
import type { GridStep } from './cell-input'
import { GridRow, rowName } from './grid-row'
import type { useProductGrid } from './use-product-grid'

type Place = { row: number; column: GridColumn }

type GridTableProps = {
  grid: ReturnType<typeof useProductGrid>
  /** Where the keyboard is, and whether someone moved it there. */
  place: Place & { isMoved: boolean }
  onMove: (place: Place) => void
  /** Takes the focus when the keyboard leaves the table. */
  exit: RefObject<HTMLElement | null>
}

/** The products as a table for the keyboard: arrow keys, Enter and Tab move, a block from a spreadsheet can be pasted. */
export function GridTable({ grid, place, onMove, exit }: GridTableProps) {
  const id = useId()
  const may = useMay()
  const [said, setSaid] = useState('')
  const { rows, edits, problems, refused } = grid
  const isOpen = (column: GridColumn) => column !== 'sku' || may('stock')
  const at = rows[place.row]
  const activeKey = at && gridKey(at.variant, place.column)
  const problem = activeKey === undefined ? undefined : problems[activeKey]

  const onStep = (row: number, column: GridColumn, step: GridStep): boolean => {
    const next = stepFrom(rows, { row, column }, step)
    if (next) onMove(next)
    return next !== null
  }
  const onPaste = (row: number, column: GridColumn, text: string) => {
    const pasted = pasteBlock(rows, { row, column }, readBlock(text), isOpen)
    grid.write(pasted.edits)
    setSaid(words.pasted(Object.keys(pasted.edits).length, pasted.left))
  }
  // One object for all rows and renders, so that a row renders again only for what concerns it.
  const now = { onStep, onPaste, onMove, grid, exit, isOpen }
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  const [act] = useState(() => ({
    isOpen: (column: GridColumn) => latest.current.isOpen(column),
    onActivate: (row: number, column: GridColumn) => latest.current.onMove({ row, column }),
    onWrite: (key: string, text: string) => latest.current.grid.write({ [key]: text }),
    onPaste: (row: number, column: GridColumn, text: string) => latest.current.onPaste(row, column, text),
    onStep: (row: number, column: GridColumn, step: GridStep) => latest.current.onStep(row, column, step),
    onLeave: () => latest.current.exit.current?.focus(),
    onUndo: () => latest.current.grid.undo(),
    onRedo: () => latest.current.grid.redo(),
  }))
  const head =
    'sticky top-0 z-2 h-9 bg-surface-raised px-2 text-12 font-normal whitespace-nowrap text-muted shadow-[inset_0_-1px_0_var(--line)]'
  return (
    <div className="flex min-h-0 flex-col md:flex-1">
      <div className="scroll-ps-32 scroll-pt-9 relative overflow-auto bg-surface-raised max-md:max-h-[calc(100dvh-23rem)] md:min-h-0 md:flex-1 md:scroll-ps-44">
        <table
          role="grid"
          aria-label={words.title}
          aria-rowcount={rows.length + 1}
          aria-colcount={gridColumns.length + 1}
          aria-describedby={`${id}-hint`}
          className="w-full border-separate border-spacing-0"
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={`${head} start-0 z-3 ps-4 text-start md:ps-5`}>
                {words.variant}
              </th>
              {gridColumns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={`${head} border-s border-line ${['title', 'sku', 'barcode'].includes(column) ? 'text-start' : 'text-end'}`}
                >
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const { product, variant } = row
              const isLast = product.variants.at(-1)?.id === variant.id
              const refusal = isLast ? refused[product.id] : undefined
              const isHere = index === place.row
              return (
                <Fragment key={variant.id}>
                  <GridRow
                    row={row}
                    place={index}
                    edits={edits}
                    problems={problems}
                    active={isHere ? place.column : null}
                    takesFocus={isHere && place.isMoved}
                    describedBy={`${id}-about`}
                    isOpen={act.isOpen}
                    onActivate={act.onActivate}
                    onWrite={act.onWrite}
                    onPaste={act.onPaste}
                    onStep={act.onStep}
                    onLeave={act.onLeave}
                    onUndo={grid.canUndo ? act.onUndo : null}
                    onRedo={grid.canRedo ? act.onRedo : null}
                  />
                  {refusal && (
                    <tr>
                      <td
                        colSpan={gridColumns.length + 1}
                        className="bg-danger-soft px-4 py-2 font-medium text-danger-text md:px-5"
                      >
                        {refusal}
                      </td>
                    </tr>
                  )}
                </Fragment>
              )
            })}
          </tbody>
        </table>
      </div>
      <p
        id={`${id}-about`}
        className={`min-h-9 border-t border-line max-md:sticky max-md:bottom-16 max-md:z-3 px-4 py-2 text-12 md:px-5 ${problem ? 'bg-danger-soft font-medium text-danger-text' : 'bg-surface text-muted'}`}
      >
        {problem && at
          ? `${words.cell(rowName(at), words.columns[place.column])}. ${words.problems[problem]}`
          : said}
        {!problem && said === '' && <span id={`${id}-hint`}>{words.hint}</span>}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** The cell to which a key leads; null where the table ends. */
function stepFrom(
  rows: ReturnType<typeof useProductGrid>['rows'],
  { row, column }: Place,
  step: GridStep,
): Place | null {
  const isCell = (place: Place) => {
    const at = rows[place.row]
    return at !== undefined && isGridCell(at.product, at.variant, place.column)
  }
  const across = (by: number): Place | null => {
    let next = row * gridColumns.length + gridColumns.indexOf(column)
    for (;;) {
      next += by
      const place = {
        row: Math.floor(next / gridColumns.length),
        column: gridColumns[next % gridColumns.length] ?? column,
      }
      if (next < 0 || place.row >= rows.length) return null
      if (isCell(place)) return place
    }
  }
  const along = (by: number): Place | null => {
    for (let next = row + by; next >= 0 && next < rows.length; next += by)
      if (isCell({ row: next, column })) return { row: next, column }
    return null
  }
  switch (step) {
    case 'up':
      return along(-1)
    case 'down':
      return along(1)
    case 'previous':
      return across(-1)
    case 'next':
      return across(1)
    case 'first':
      return rows.length > 0 ? { row: 0, column: 'title' } : null
    case 'last':
      return rows.length > 0 ? { row: rows.length - 1, column: 'barcode' } : null
  }
}
