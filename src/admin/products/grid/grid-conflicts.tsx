import { useEffect, useRef } from 'react'
import { adminProductGrid as grid } from '@/content/admin/catalogue/product-grid'
import type { GridRow } from '@/domain/product/grid/grid-paste'
import { type GridEdits, gridColumns, gridKey } from '@/domain/product/grid/product-grid'
import { Button } from '@/ui/button'
import { rowName } from './grid-row'
import type { GridConflict } from './grid-state'

const words = grid.conflicts

type GridConflictsProps = {
  conflicts: readonly GridConflict[]
  rows: readonly GridRow[]
  edits: GridEdits
  decide: (key: string, take: 'mine' | 'theirs') => void
}

/** Cells that someone else changed as well: both values, and the choice between them. */
export function GridConflicts({ conflicts, rows, edits, decide }: GridConflictsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const amount = conflicts.length
  const hasSome = amount > 0
  useEffect(() => {
    if (hasSome) heading.current?.focus()
  }, [hasSome])
  if (!hasSome) return null
  const small = { look: 'quiet', size: 'small' } as const
  const all = (take: 'mine' | 'theirs') => {
    for (const { key } of conflicts) decide(key, take)
  }
  return (
    <section
      aria-labelledby="grid-conflicts"
      className="max-h-72 overflow-auto border-y border-danger bg-surface-raised px-4 py-3 md:px-5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2
          ref={heading}
          id="grid-conflicts"
          tabIndex={-1}
          className="me-auto font-text text-16 font-semibold tracking-normal outline-none"
        >
          {words.title(amount)}
        </h2>
        {amount > 1 && (
          <>
            <Button {...small} onClick={() => all('theirs')}>
              {words.allTheirs}
            </Button>
            <Button {...small} onClick={() => all('mine')}>
              {words.allMine}
            </Button>
          </>
        )}
      </div>
      <ul className="mt-1">
        {conflicts.map(({ key, theirs }) => {
          const name = nameOf(rows, key)
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2">
              <p className="me-auto min-w-0">
                <b className="font-semibold">{name}</b>{' '}
                <span className="text-muted">
                  {words.both(edits[key] || words.empty, theirs || words.empty)}
                </span>
              </p>
              <Button {...small} aria-label={words.take(name)} onClick={() => decide(key, 'theirs')}>
                {words.takeShort}
              </Button>
              <Button {...small} aria-label={words.keep(name)} onClick={() => decide(key, 'mine')}>
                {words.keepShort}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function nameOf(rows: readonly GridRow[], key: string): string {
  for (const row of rows)
    for (const column of gridColumns)
      if (gridKey(row.variant, column) === key) return grid.cell(rowName(row), grid.columns[column])
  return ''
}
