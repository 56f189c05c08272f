import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminCollections } from '@/content/admin/catalogue/collections'
import { adminCollectionQuery } from '@/data/collections/admin-collections'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { LoadingError, StateNote } from '../shared/page/state-note'
import { CollectionEditor } from './collection-editor'

const words = adminCollections.form

export function NewCollectionPage() {
  usePageHead({ title: admin.title(words.addTitle), hidden: true })
  return <CollectionEditor collection={null} />
}

export function CollectionPage() {
  const { slug = '' } = useParams()
  const collection = useQuery(adminCollectionQuery(slug))
  const { data } = collection
  usePageHead({ title: admin.title(data?.name ?? adminCollections.title), hidden: true })
  if (data) return <CollectionEditor key={data.id} collection={data} />
  return (
    <div className="px-4 py-4 md:px-7">
      <h1 className="sr-only">{adminCollections.title}</h1>
      <LoadingError title={words.loadError} query={collection} />
      {data === null && (
        <StateNote {...words.missing} link={{ to: adminPaths.collections, label: words.back }} />
      )}
      {collection.isPending && (
        <div aria-hidden="true" className="grid gap-4 pt-16 xl:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid gap-4">
            <Skeleton className="h-72" />
            <Skeleton className="h-96" />
          </div>
          <Skeleton className="h-80" />
        </div>
      )}
    </div>
  )
}
