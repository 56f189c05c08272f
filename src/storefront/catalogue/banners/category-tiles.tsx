import { Link } from 'react-router-dom'
import { departmentWords as words } from '@/content/catalogue/departments'
import type { Media } from '@/domain/store/media'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import { Skeleton } from '@/ui/skeleton'

export type CategoryTile = { category: string; label: string; picture: Media | null }

type CategoryTilesProps = {
  title: string
  tiles: readonly CategoryTile[]
  /** The path of the list. */
  to: string
  current: string | null
  /** Number of products in a category; undefined while unknown. */
  countOf: (category: string) => number | undefined
  isPending: boolean
}

/** The list's categories as small tiles, so that products still show on the first screen. */
export function CategoryTiles({ title, tiles, to, current, countOf, isPending }: CategoryTilesProps) {
  return (
    <nav aria-label={words.tiles(title)} className="mt-3 md:mt-5">
      <ul className="scrollbar-none -mx-gutter flex snap-x scroll-px-gutter gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:grid lg:grid-cols-6 lg:gap-3 lg:overflow-visible lg:px-0">
        {tiles.map(({ category, label, picture }) => {
          const count = countOf(category)
          return (
            <li key={category} className="w-23 shrink-0 snap-start lg:w-auto">
              <Link
                to={`${to}?category=${category}`}
                aria-current={category === current ? 'page' : undefined}
                className="group flex h-full flex-col gap-1.5 rounded-surface border border-transparent bg-surface-raised text-center shadow-rest transition-colors duration-fast hover:border-line-strong aria-[current]:border-ink lg:flex-row lg:items-center lg:gap-3 lg:text-start"
              >
                <span className="block aspect-square overflow-hidden rounded-t-surface bg-surface-sunken lg:aspect-4/5 lg:w-16 lg:shrink-0 lg:rounded-s-surface lg:rounded-e-none">
                  {picture && (
                    <MediaPicture
                      media={picture}
                      alt=""
                      sizes="(min-width: 62.5rem) 64px, 92px"
                      className="dimmed size-full object-cover transition-transform duration-slow ease-out group-hover:scale-[1.06]"
                    />
                  )}
                </span>
                <span className="min-w-0 px-0.5 pb-2 lg:px-0 lg:pe-3 lg:pb-0">
                  <span className="block text-12 leading-tight font-semibold md:text-14">{label}</span>
                  <span className="mt-0.5 block min-h-4.5 text-12 text-muted tabular-nums">
                    {isPending && <Skeleton className="mx-auto h-3.5 w-14 lg:mx-0" />}
                    {count !== undefined && <span>{words.count(count)}</span>}
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
