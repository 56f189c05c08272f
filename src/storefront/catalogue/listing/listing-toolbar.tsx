import { ChevronDown, LayoutGrid, List, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { sortNames, toolWords } from '@/content/catalogue/listing-tools'
import { errors } from '@/content/shared/errors'
import { chosenFacets } from '@/domain/catalogue/facet-choices'
import type { Listing } from '@/domain/catalogue/listing'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { columnId, wideScreen } from '../filters/facet-column-skeleton'
import type { ListingState } from '../use-listing-params'
import { ListingSearch } from './listing-search'

const loadSheet = () => import('../filters/filter-sheet').then((module) => ({ default: module.FilterSheet }))
const FilterSheet = lazy(loadSheet)

export type ListingToolbarProps = {
  listing: Listing
  state: ListingState
  column: { wide: boolean; shown: boolean; toggle: () => void }
}

/**
 * Search, filters, sort and layout of a listing. On a narrow screen filters and sort are sticky; a wrapper would end
 * that, so there is none.
 */
export function ListingToolbar({ listing, state, column }: ListingToolbarProps) {
  return (
    <div className="contents lg:mt-6 lg:flex lg:items-center lg:gap-10 lg:border-line lg:border-t lg:pt-4">
      {listing.search && <ListingSearch listing={listing} state={state} />}
      <div className="sticky top-15 z-10 -mx-gutter flex flex-1 items-center gap-2 border-line border-b bg-surface/97 px-gutter py-2 md:top-19 md:gap-3 lg:static lg:mx-0 lg:border-b-0 lg:p-0">
        <FiltersButton listing={listing} state={state} column={column} />
        <div className="ms-auto flex min-w-0 items-center gap-2 md:gap-3">
          <SortSelect listing={listing} state={state} />
          <ViewToggle state={state} />
        </div>
      </div>
    </div>
  )
}

/** Toggles the filter column, or opens the filters as a sheet on narrow screens. */
function FiltersButton({ listing, state, column }: ListingToolbarProps) {
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const { wide, shown, toggle } = column
  const { query, facets } = state.address
  const chosen = chosenFacets(facets).length + (query === '' || listing.isSearch ? 0 : 1)
  // Catches a failed import, so that it does not take the page down.
  const open = () =>
    void loadSheet().then(
      () => setSheet('open'),
      () => showToast({ title: errors.offline.title, description: errors.offline.text, tone: 'error' }),
    )
  return (
    <>
      <Button
        look="quiet"
        size="medium"
        aria-expanded={wide ? shown : sheet === 'open'}
        {...(wide ? { 'aria-controls': columnId } : { 'aria-haspopup': 'dialog' })}
        // Read on click: `wide` is known only once the page is hydrated.
        onClick={() => (matchMedia(wideScreen).matches ? toggle() : open())}
        className="shrink-0 border-line-strong max-md:px-3.5"
      >
        <SlidersHorizontal size={18} strokeWidth={1.6} aria-hidden="true" />
        <span>{toolWords.filtersChosen(chosen)}</span>
      </Button>
      {sheet !== 'never' && (
        <Suspense>
          <FilterSheet
            listing={listing}
            state={state}
            open={sheet === 'open' && !wide}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}

function SortSelect({ listing, state }: Pick<ListingToolbarProps, 'listing' | 'state'>) {
  const id = useId()
  const { address, change } = state
  return (
    <>
      <label htmlFor={id} className="sr-only text-14 text-muted xl:not-sr-only">
        {toolWords.sortBy}
      </label>
      <span className="relative min-w-0">
        <select
          id={id}
          value={address.sort}
          onChange={(event) => {
            const sort = listing.sorts.find((name) => name === event.target.value)
            if (sort) change({ sort })
          }}
          className="h-11 w-full appearance-none rounded-control border border-line-strong bg-surface-raised ps-3.5 pe-9 text-14 font-medium text-ellipsis hover:border-ink"
        >
          {listing.sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sort === 'featured' && address.query !== '' ? toolWords.relevance : sortNames[sort]}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          strokeWidth={1.6}
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-3"
        />
      </span>
    </>
  )
}

const views = [
  { view: 'grid', label: toolWords.grid, icon: LayoutGrid },
  { view: 'list', label: toolWords.list, icon: List },
] as const

function ViewToggle({ state: { address, change } }: Pick<ListingToolbarProps, 'state'>) {
  return (
    <div
      role="group"
      aria-label={toolWords.view}
      className="flex shrink-0 rounded-control border border-line-strong"
    >
      {views.map(({ view, label, icon: Icon }) => (
        <button
          key={view}
          type="button"
          aria-label={label}
          aria-pressed={address.view === view}
          onClick={() => change({ view, page: address.page }, { replace: true })}
          className="grid size-10.5 touch:size-11 place-items-center text-muted first:rounded-s-control last:rounded-e-control hover:text-ink aria-pressed:bg-surface-sunken aria-pressed:text-ink"
        >
          <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
