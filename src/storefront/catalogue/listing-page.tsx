import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { listingWords } from '@/content/listing'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { ErrorPanel } from '@/storefront/shared/error-panel'
import { lazyPart } from '@/ui/lazy-part'
import { Listing } from './listing'
import { ListingSkeleton } from './listing-skeleton'
import { type Place, placeOf } from './places'

const CollectionNotFound = lazyPart(() =>
  import('./collection-not-found').then((module) => module.CollectionNotFound),
)

/** Every list of the shop: departments, categories, sale, new arrivals, search, and each collection. */
export function ListingPage() {
  const { pathname } = useLocation()
  const { slug } = useParams()
  const place = useMemo(() => placeOf(pathname), [pathname])
  return slug === undefined ? (
    <Listing key={pathname} place={place} />
  ) : (
    <CollectionListing key={slug} slug={slug} place={place} />
  )
}

/** A collection, beside the others of its group. */
function CollectionListing({ slug, place }: { slug: string; place: Place }) {
  const { data, error, refetch } = useQuery(collectionsQuery())
  const named = useMemo((): Place | null => {
    const collection = data?.find((each) => each.slug === slug)
    if (!data || !collection) return null
    return {
      ...place,
      title: collection.name,
      text: collection.description,
      parent: { label: listingWords.collections, to: paths.collections },
      siblings: data
        .filter(({ group }) => group === collection.group)
        .map((other) => ({ label: other.name, to: paths.collection(other.slug) })),
    }
  }, [data, place, slug])
  if (named) return <Listing place={named} />
  if (error && !data)
    return (
      <div className="wrap">
        <ErrorPanel error={error} retry={() => void refetch()} heading="h1" />
      </div>
    )
  return (
    <Suspense fallback={<ListingSkeleton />}>
      {data ? <CollectionNotFound slug={slug} /> : <ListingSkeleton />}
    </Suspense>
  )
}
