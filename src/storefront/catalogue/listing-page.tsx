import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { common } from '@/content/common'
import { collectionsWords, listingWords } from '@/content/listing'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { EmptyPage } from '@/storefront/shared/empty-page'
import { ErrorPanel } from '@/storefront/shared/error-panel'
import { usePageHead } from '@/ui/page-head'
import { Listing } from './listing'
import { ListingSkeleton } from './listing-skeleton'
import { placeOf, placeOfCollection } from './places'

/** Every list of the shop: departments, categories, sale, new arrivals, search, and each collection. */
export function ListingPage() {
  const { pathname } = useLocation()
  const { slug } = useParams()
  return slug === undefined ? (
    <Listing key={pathname} place={placeOf(pathname)} />
  ) : (
    <CollectionListing key={slug} slug={slug} />
  )
}

function CollectionListing({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(collectionsQuery())
  if (data) {
    const collection = data.find((each) => each.slug === slug)
    if (!collection) return <CollectionNotFound />
    const parent = { label: collectionsWords.title, to: paths.collections }
    return <Listing place={placeOfCollection(collection, data, parent)} />
  }
  if (error)
    return (
      <div className="wrap">
        <ErrorPanel error={error} retry={() => void refetch()} heading="h1" />
      </div>
    )
  return <ListingSkeleton />
}

function CollectionNotFound() {
  const { title, text, all } = listingWords.collectionNotFound
  usePageHead({ title: common.title(title), hidden: true })
  return (
    <EmptyPage
      picture="not-found"
      title={title}
      text={text}
      links={[{ to: paths.collections, label: all }]}
    />
  )
}
