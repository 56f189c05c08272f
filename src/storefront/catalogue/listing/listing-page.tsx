import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { listingWords } from '@/content/catalogue/listing'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { useShopSettings } from '@/data/settings/shop-settings'
import type { Listing } from '@/domain/catalogue/listing'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { lazyPart } from '@/ui/lazy-part'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { ListingSkeleton } from '../listing-skeleton'
import { collectionListing, searchListing } from '../listings'
import { ListingView } from './listing-view'

const CollectionNotFound = lazyPart(() =>
  import('../collections/collection-not-found').then((module) => module.CollectionNotFound),
)

/** The listings that the software has: the search, and each collection. Others are on pages of the shop's own. */
export function ListingPage() {
  const { slug } = useParams()
  const categories = useShopSettings()?.categories
  const listing = useMemo(
    () => (slug === undefined ? searchListing(categories) : collectionListing(slug, categories)),
    [slug, categories],
  )
  return slug === undefined ? (
    <ListingView listing={listing} />
  ) : (
    <CollectionListing key={slug} slug={slug} listing={listing} />
  )
}

/** A collection, with the others of its group as siblings. */
function CollectionListing({ slug, listing }: { slug: string; listing: Listing }) {
  const { data, error, refetch } = useQuery(collectionsQuery())
  const named = useMemo((): Listing | null => {
    const collection = data?.find((each) => each.slug === slug)
    if (!data || !collection) return null
    return {
      ...listing,
      title: collection.name,
      text: collection.description,
      parent: { label: listingWords.collections, to: paths.collections },
      ...(collection.group !== null && {
        siblings: data
          .filter((each) => each.group === collection.group && (!each.isEmpty || each === collection))
          .map((other) => ({ label: other.name, to: paths.collection(other.slug) })),
      }),
    }
  }, [data, listing, slug])
  if (named) return <ListingView listing={named} />
  if (error && !data)
    return (
      <div className="wrap">
        <ErrorPanel error={error} retry={() => void refetch()} heading="h1" />
      </div>
    )
  return (
    <SuspenseBoundary fallback={<ListingSkeleton />}>
      {data ? <CollectionNotFound slug={slug} /> : <ListingSkeleton />}
    </SuspenseBoundary>
  )
}
