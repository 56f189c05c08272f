import { useQuery } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { filterWords } from '@/content/catalogue/filters'
import { common } from '@/content/shared/common'
import { movedCollectionQuery } from '@/data/collections/moved-collection-query'
import { EmptyPage } from '@/storefront/shared/page/empty-page'
import { Moved } from '@/storefront/shared/page/moved'
import { usePageHead } from '@/ui/page-head'
import { ListingSkeleton } from '../listing-skeleton'

/** Shown for a slug without a collection; redirects when the collection was renamed. */
export function CollectionNotFound({ slug }: { slug: string }) {
  const { data: renamed, isPending } = useQuery(movedCollectionQuery(slug))
  if (isPending) return <ListingSkeleton />
  return renamed ? <Moved to={paths.collection(renamed)} /> : <Nothing />
}

function Nothing() {
  const { title, text, all } = filterWords.collectionNotFound
  usePageHead({ title: common.title(title), hidden: true, isMissing: true })
  return (
    <EmptyPage
      picture="not-found"
      title={title}
      text={text}
      links={[{ to: paths.collections, label: all }]}
    />
  )
}
