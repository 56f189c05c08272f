import { useQuery } from '@tanstack/react-query'
import { admin } from '@/content/admin/admin'
import { storeBrand } from '@/content/admin/store/brand'
import { storeRooms } from '@/content/admin/store/rooms'
import { brandQuery } from '@/data/settings/admin-brand'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { PageHeader } from '../../shared/page/page-header'
import { ErrorNote } from '../../shared/page/state-note'
import { StoreTabs } from '../store-tabs'
import { BrandEditor } from './brand-editor'

/** The shop's name, colours, letters, shapes and marks. */
export function StoreBrandPage() {
  usePageHead({ title: admin.title(storeRooms.brand), hidden: true })
  const brand = useQuery(brandQuery())
  return (
    <div className="md:flex md:min-h-dvh md:flex-col">
      <div className="px-4 md:px-5 md:pt-4">
        <PageHeader title={storeRooms.brand} />
      </div>
      <StoreTabs />
      <div className="flex flex-1 flex-col px-4 py-4 md:px-5">
        {brand.isLoadingError && (
          <ErrorNote title={storeBrand.error} error={brand.error} retry={() => void brand.refetch()} />
        )}
        {brand.isPending && <Skeleton className="h-80" />}
        {brand.data && <BrandEditor brand={brand.data} />}
      </div>
    </div>
  )
}
