import { useQuery } from '@tanstack/react-query'
import { Redo2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { ActionBar } from '@/admin/shared/form/action-bar'
import { FormFrame } from '@/admin/shared/form/form-frame'
import { Pager } from '@/admin/shared/list/pager'
import { useListParams } from '@/admin/shared/list/use-list-params'
import { BackLink } from '@/admin/shared/page/back-link'
import { PageHeader } from '@/admin/shared/page/page-header'
import { ErrorNote, StateNote } from '@/admin/shared/page/state-note'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminProductGrid as words } from '@/content/admin/catalogue/product-grid'
import { gridIdsQuery, gridProductsPerPage } from '@/data/products/product-grid'
import { columnOf, type GridColumn } from '@/domain/product/grid/product-grid'
import { readProductFilter } from '@/domain/product/product-list'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { GridConflicts } from './grid-conflicts'
import { GridTable } from './grid-table'
import { useProductGrid } from './use-product-grid'

const chosenState = v.object({ ids: v.array(v.string()) })

/** Edits products as a table: those that were chosen in the list, else those that the list's filter finds. */
export function GridPage() {
  usePageHead({ title: admin.title(words.title), hidden: true })
  const { state } = useLocation()
  const { params } = useListParams()
  const chosen = v.is(chosenState, state) ? state.ids : null
  const filter = readProductFilter(params)
  const found = useQuery({ ...gridIdsQuery(filter), enabled: chosen === null })
  const ids = chosen ?? found.data
  const back = new URLSearchParams(params)
  back.delete('page')
  return (
    <section aria-label={words.title} className="md:flex md:h-dvh md:flex-col">
      {ids ? (
        <Grid key={ids.join()} ids={ids} state={state} back={`${adminPaths.products}?${back}`} />
      ) : (
        <>
          <div className="px-4 md:px-5 md:pt-4">
            <PageHeader
              title={words.title}
              above={<BackLink to={adminPaths.products}>{words.back}</BackLink>}
            />
          </div>
          {found.isError ? (
            <ErrorNote title={words.error} error={found.error} retry={() => void found.refetch()} />
          ) : (
            <Loading />
          )}
        </>
      )}
    </section>
  )
}

const Loading = () => (
  <div aria-hidden="true" className="grid gap-2 p-4 md:px-5">
    {[...Array(8).keys()].map((row) => (
      <Skeleton key={row} className="h-7 w-full" />
    ))}
  </div>
)

type Place = { row: number; column: GridColumn; isMoved: boolean }
const start: Place = { row: 0, column: 'title', isMoved: false }

function Grid({ ids, state, back }: { ids: readonly string[]; state: unknown; back: string }) {
  const { page, pageHref } = useListParams()
  const grid = useProductGrid(ids, page)
  const save = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState({ page, place: start })
  const place = at.page === page ? at.place : start
  const { read, rows, problems, progress, count, conflicts } = grid
  const wrong = Object.keys(problems).length
  const isBusy = progress !== null

  const onSave = async () => {
    const key = await grid.save()
    const row = rows.findIndex(({ variant }) => key?.endsWith(` ${variant.id}`))
    const column = key === null ? undefined : columnOf(key)
    if (column && row >= 0) setAt({ page, place: { row, column, isMoved: true } })
  }
  const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const
  const small =
    'grid size-11 place-items-center rounded-control hover:bg-surface-sunken disabled:opacity-40 md:size-9'
  return (
    <FormFrame
      isBusy={isBusy}
      onSubmit={() => count > 0 && onSave()}
      className={`flex min-h-0 flex-col md:flex-1 ${count > 0 ? 'max-md:pb-24' : ''}`}
    >
      <div className="px-4 pb-2 max-md:sticky max-md:top-0 max-md:z-10 max-md:bg-surface md:px-5 md:pt-4">
        <PageHeader title={words.title} above={<BackLink to={back}>{words.back}</BackLink>}>
          <button
            type="button"
            aria-label={words.undo}
            title={words.undo}
            disabled={!grid.canUndo}
            onClick={grid.undo}
            className={small}
          >
            <Undo2 {...icon} className="rtl:-scale-x-100" />
          </button>
          <button
            type="button"
            aria-label={words.redo}
            title={words.redo}
            disabled={!grid.canRedo}
            onClick={grid.redo}
            className={small}
          >
            <Redo2 {...icon} className="rtl:-scale-x-100" />
          </button>
        </PageHeader>
      </div>
      <GridConflicts conflicts={conflicts} rows={rows} edits={grid.edits} decide={grid.decide} />
      {rows.length > 0 ? (
        <GridTable
          grid={grid}
          place={place}
          onMove={(to) => setAt({ page, place: { ...to, isMoved: true } })}
          exit={save}
        />
      ) : read.isError ? (
        <ErrorNote title={words.error} error={read.error} retry={() => void read.refetch()} />
      ) : read.isPending || (read.data && read.data.length > 0) ? (
        <Loading />
      ) : (
        <StateNote {...words.none} link={{ to: adminPaths.products, label: words.back }} />
      )}
      {ids.length > 0 && (
        <footer
          ref={save}
          tabIndex={-1}
          className="flex min-h-11 items-center border-t border-line bg-surface px-4 outline-offset-[-2px] md:min-h-10 md:px-5"
        >
          <Pager
            page={page}
            perPage={gridProductsPerPage}
            total={ids.length}
            hrefOf={pageHref}
            state={state}
          />
        </footer>
      )}
      {count > 0 && (
        <ActionBar
          text={progress ? words.progress(progress.done, progress.of) : words.changes(count)}
          note={wrong > 0 && words.wrongCells(wrong)}
          discard={{ label: words.discard, run: grid.discard }}
          submit={isBusy ? words.saving : words.save}
          isBusy={isBusy}
        />
      )}
    </FormFrame>
  )
}
