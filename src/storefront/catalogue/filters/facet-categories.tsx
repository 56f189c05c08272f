import { Link } from 'react-router-dom'
import { toolWords } from '@/content/catalogue/listing-tools'
import { type Category, categoryName, isCategoryOf, type Listing } from '@/domain/catalogue/listing'
import type { ListingState } from '../use-listing-params'
import { Count } from './facet-choices'

/** As links to the category's URL, or as buttons in the sheet, where choices do not apply yet. */
export type CategoryChoice =
  | { hrefOf: ListingState['hrefOf'] }
  | { choose: (category: string | null) => void }

type CategoryOption = {
  name: string | null
  label: string
  count: number
  current: boolean
  to?: { path: string; category: string | null }
}

/** The listing's categories that hold products, its own first, then any others; before them "all". */
export function categoryOptions(
  listing: Listing,
  counts: Readonly<Record<string, number>>,
  chosen: string | null,
): CategoryOption[] {
  const { categories, fixed } = listing
  const covered = new Set(categories.flatMap(({ kinds }) => kinds))
  const rest = Object.keys(counts)
    .filter((kind) => !covered.has(kind) && isCategoryOf(listing, kind))
    .map((kind) => ({ name: kind, kinds: [kind] }))
  const options = [...categories, ...rest].map(({ name, kinds, to }: Category): CategoryOption => {
    return {
      ...(to && { to }),
      name,
      label: categoryName(listing, name),
      count: kinds.reduce((sum: number, kind) => sum + (counts[kind] ?? 0), 0),
      current: name === (fixed ?? chosen),
    }
  })
  const offered = options.filter(({ count, current }) => count > 0 || current)
  if (fixed !== undefined || offered.length === 0) return offered
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return [{ name: null, label: toolWords.all, count: all, current: chosen === null }, ...offered]
}

/** The listing's categories with their counts; the current one is marked. */
export function FacetCategories({
  options,
  choice,
}: {
  options: readonly CategoryOption[]
  choice: CategoryChoice
}) {
  return (
    <ul>
      {options.map((option) => {
        const { name, label, count, current, to } = option
        const words = (
          <>
            <span className="min-w-0 flex-1">{label}</span>
            <Count count={count} className="text-12 text-muted" />
          </>
        )
        const look =
          'flex min-h-8 w-full items-center gap-2 py-1 text-start text-14 hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent aria-pressed:font-semibold aria-pressed:text-accent touch:min-h-11'
        return (
          <li key={label}>
            {'hrefOf' in choice ? (
              <Link
                to={choice.hrefOf({ category: to ? to.category : name }, to?.path)}
                aria-current={current ? 'page' : undefined}
                className={look}
              >
                {words}
              </Link>
            ) : (
              <button
                type="button"
                aria-pressed={current}
                onClick={() => choice.choose(name)}
                className={look}
              >
                {words}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
