import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { searchStartWords } from '@/content/catalogue/search'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import { useShopSettings } from '@/data/settings/shop-settings'
import { popularCategories } from '@/domain/catalogue/shop-category'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import { countOfCategory, pathOfCategory } from '@/storefront/shared/search/search-categories'
import { Skeleton } from '@/ui/skeleton'

const words = searchStartWords.categories

/** Up to four categories of the shop with their product counts, which are left out until they load. */
export function PopularCategories() {
  const { data, isPending } = useQuery(collectionSummariesQuery())
  const categories = useShopSettings()?.categories ?? []
  const shown = popularCategories(categories)
    .map((category) => ({ category, count: data && countOfCategory(category, categories, data) }))
    .filter(({ count }) => count !== 0)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="popular-categories">
      <h2 id="popular-categories" className="mb-4 text-28 leading-tight">
        {words.title}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
        {shown.map(({ category, count }) => (
          <li key={category.slug}>
            <Link
              to={pathOfCategory(category)}
              className="group flex min-h-25 items-center gap-2 overflow-hidden rounded-surface border border-line bg-surface-raised hover:border-line-strong md:gap-4"
            >
              {category.picture && (
                <span className="block h-25 w-16 shrink-0 md:w-20 overflow-hidden bg-surface-sunken">
                  <MediaPicture
                    media={category.picture}
                    alt=""
                    sizes="80px"
                    className="dimmed size-full object-cover transition-transform duration-slow ease-out group-hover:scale-[1.04]"
                  />
                </span>
              )}
              <span className="min-w-0 pe-1 first:ps-4 md:pe-2">
                <span className="block font-display text-16 leading-tight font-medium wrap-anywhere md:text-20">
                  {category.name}
                </span>
                <span className="mt-1 block min-h-5.5 text-14 text-muted tabular-nums">
                  {isPending && <Skeleton className="mt-1 h-4 w-14" />}
                  {count !== undefined && <span>{words.items(count)}</span>}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
