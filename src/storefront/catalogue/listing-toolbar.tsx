import { ChevronDown, LayoutGrid, List } from 'lucide-react'
import { useId } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { listingWords, sortNames } from '@/content/listing'
import { changeParams, type ListingParams, sorts } from './listing-params'
import type { Place } from './places'

type ListingToolbarProps = { place: Place; chosen: ListingParams; count: string }

/** How many there are, in which order, and how they are laid out. */
export function ListingToolbar({ place, chosen, count }: ListingToolbarProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const id = useId()
  const change = (name: string, value: string | null) =>
    navigate(pathname + changeParams(params, { [name]: value }), { replace: true })
  const views = [
    { view: 'grid', label: listingWords.grid, icon: LayoutGrid },
    { view: 'list', label: listingWords.list, icon: List },
  ] as const
  return (
    <div className="mt-5 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <p role="status" className="me-auto text-14 text-muted tabular-nums">
        {count}
      </p>
      <div className="flex grow items-center justify-between gap-3 sm:grow-0">
        <label htmlFor={id} className="sr-only text-14 text-muted md:not-sr-only">
          {listingWords.sortBy}
        </label>
        <span className="relative">
          <select
            id={id}
            value={chosen.sort}
            onChange={(event) =>
              change('sort', event.target.value === place.sort ? null : event.target.value)
            }
            className="h-11 appearance-none rounded-control border border-line-strong bg-raised ps-3.5 pe-10 text-14 font-medium hover:border-ink"
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortNames[sort]}
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
        <div
          role="group"
          aria-label={listingWords.view}
          className="flex rounded-control border border-line-strong"
        >
          {views.map(({ view, label, icon: Icon }) => (
            <button
              key={view}
              type="button"
              aria-label={label}
              aria-pressed={chosen.view === view}
              onClick={() => change('view', view === 'grid' ? null : view)}
              className="grid size-10.5 place-items-center text-muted first:rounded-s-control last:rounded-e-control hover:text-ink aria-pressed:bg-sand aria-pressed:text-ink"
            >
              <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
