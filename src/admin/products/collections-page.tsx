import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin'
import { adminProducts } from '@/content/admin-products'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { collectionCountsQuery } from '@/data/products/admin-product-queries'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { PageHeader } from '../shared/page-header'
import { ErrorNote, StateNote } from '../shared/state-note'
import { groupCollections } from './group-collections'
import { ProductTabs } from './product-tabs'

const words = adminProducts.collections

/** Every collection by group with what it holds. */
export function CollectionsPage() {
  const collections = useQuery(collectionsQuery())
  const counts = useQuery(collectionCountsQuery())
  usePageHead({ title: admin.title(words.title), hidden: true })
  const groups = groupCollections(collections.data ?? [])
  return (
    <div className="md:flex md:h-dvh md:flex-col">
      <div className="bg-paper max-md:sticky max-md:top-0 max-md:z-10">
        <div className="px-4 pb-1 md:px-5 md:pt-4">
          <PageHeader title={words.title} />
          <p className="text-muted">{words.intro}</p>
        </div>
        <ProductTabs />
      </div>
      <div className="bg-raised md:min-h-0 md:flex-1 md:overflow-auto">
        {collections.isPending &&
          Array.from({ length: 12 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without anything of their own
            <div key={row} className="flex h-14 items-center justify-between border-b border-line px-5">
              <Skeleton className="h-3 w-44" />
              <Skeleton className="h-3 w-8" />
            </div>
          ))}
        {collections.isLoadingError && (
          <ErrorNote title={words.error} error={collections.error} retry={() => void collections.refetch()} />
        )}
        {collections.data && groups.length === 0 && (
          <StateNote title={words.none.title} text={words.none.text} />
        )}
        {groups.map(([group, entries]) => (
          <section key={group} aria-label={group}>
            <h2 className="flex justify-between border-b border-line bg-paper px-4 py-2 font-text text-14 font-semibold tracking-normal md:px-5">
              {group}
              <span className="font-normal text-muted">{entries.length}</span>
            </h2>
            <ul>
              {entries.map(({ slug, name, description }) => (
                <li
                  key={slug}
                  className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line px-4 py-2 hover:bg-paper md:min-h-11 md:grid-cols-[12rem_15rem_minmax(0,1fr)_6rem] md:px-5"
                >
                  <span className="truncate font-semibold max-md:col-start-1 max-md:row-start-1">{name}</span>
                  <Link
                    to={paths.collection(slug)}
                    className="truncate text-majorelle outline-offset-[-2px] after:absolute after:inset-0 hover:underline max-md:col-span-2 max-md:row-start-2"
                  >
                    {paths.collection(slug)}
                  </Link>
                  <span className="truncate text-muted max-md:hidden" title={description}>
                    {description}
                  </span>
                  <span className="text-end max-md:col-start-2 max-md:row-start-1">
                    {counts.data && adminProducts.found(counts.data.get(slug) ?? 0)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
