import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { newArrivalsWords as words } from '@/content/catalogue/new-arrivals'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import type { CollectionSummary } from '@/domain/product/collections'
import { Art } from '@/storefront/shared/page/art'
import { MovingArrow } from '@/storefront/shared/page/moving-arrow'
import { Skeleton } from '@/ui/skeleton'

const week = 'this-week'
/** The collections that have an illustrated tile. */
const trending = ['futuristic-tech', 'holographic', 'led-fashion', 'smart-wear']

/** What arrived this week, and the four trending collections. */
export function NewArrivalsBanner() {
  const { data, isPending } = useQuery(collectionSummariesQuery())
  const count = data?.find(({ slug }) => slug === week)?.count ?? 0
  const edits = trending.flatMap((slug) => data?.find((each) => each.slug === slug && each.count > 0) ?? [])
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end">
      <div>
        <h1 className="text-44 leading-none">{words.title}</h1>
        <p className="mt-3 min-h-8 font-display text-28 leading-tight font-medium tracking-tight text-accent md:min-h-14 md:text-44">
          {isPending && <Skeleton className="h-8 w-72 max-w-full md:h-11" />}
          {count > 0 && <span>{words.thisWeek(count)}</span>}
        </p>
        <p className="mt-2 text-muted">{words.text}</p>
        <Link
          to={paths.collection(week)}
          className="group mt-2 inline-flex min-h-11 items-center gap-1.5 text-14 font-semibold hover:text-accent"
        >
          {words.seeWeek}
          <MovingArrow />
        </Link>
      </div>
      {(isPending || edits.length > 0) && (
        <section aria-labelledby="trending" className="min-w-0">
          <h2 id="trending" className="mb-3 font-text text-14 font-semibold tracking-normal">
            {words.trending.title}
          </h2>
          <ul className="scrollbar-none -mx-gutter flex snap-x scroll-px-gutter gap-3 overflow-x-auto px-gutter lg:mx-0 lg:grid lg:grid-cols-4 lg:overflow-visible lg:px-0">
            {isPending
              ? trending.map((slug) => (
                  <li key={slug} className="w-36 shrink-0 lg:w-auto">
                    <Skeleton className="aspect-4/5 w-full" />
                  </li>
                ))
              : edits.map((edit) => (
                  <li key={edit.slug} className="w-36 shrink-0 snap-start lg:w-auto">
                    <TrendingTile edit={edit} />
                  </li>
                ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function TrendingTile({ edit: { slug, name, count } }: { edit: CollectionSummary }) {
  return (
    <Link
      to={paths.collection(slug)}
      className="group relative block aspect-4/5 overflow-hidden rounded-picture bg-banner-soon text-band-on"
    >
      <Art
        name={`trending-${slug}`}
        widths={[412, 824]}
        sizes="(min-width: 62.5rem) 175px, 144px"
        width={412}
        height={515}
        priority
        className="dimmed size-full object-cover transition-transform duration-slow ease-out group-hover:scale-[1.04]"
      />
      <span className="absolute inset-x-2 bottom-2 rounded-picture bg-badge-light px-2.5 py-2 text-12 text-chip-on tabular-nums">
        <strong className="block text-14 leading-tight font-semibold">{name}</strong>
        <span>{words.trending.items(count)}</span>
      </span>
    </Link>
  )
}
