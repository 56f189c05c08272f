import { Skeleton } from '@/ui/skeleton'

export const columnId = 'filters'
/** The list of products beside the column. */
export const resultsId = 'products'
/** The media query from which the filters have a column. */
export const wideScreen = '(min-width: 62.5rem)'
/** Sticky, with its own scrolling when it is taller than the screen. */
export const columnClass =
  'hidden lg:sticky lg:top-22 lg:block lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:-ms-1 lg:ps-1 lg:pe-2 lg:pb-8'

/** The filter column while its code loads. */
export function FacetColumnSkeleton() {
  return (
    <div id={columnId} aria-hidden="true" className={columnClass}>
      <FacetsSkeleton />
    </div>
  )
}

/** Filters while their counts load. */
export function FacetsSkeleton() {
  return (
    <div className="grid gap-3 pt-4 pb-3">
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((index) => (
        <Skeleton key={index} className={index % 6 === 0 ? 'mt-2 h-5 w-24' : 'h-5'} />
      ))}
    </div>
  )
}
