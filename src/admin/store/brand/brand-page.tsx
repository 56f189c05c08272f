import { useQuery } from '@tanstack/react-query'
import { admin } from '@/content/admin/admin'
import { storeBrand } from '@/content/admin/store/brand'
import { storeRooms } from '@/content/admin/store/rooms'
import { brandQuery } from '@/data/settings/admin-brand'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { BrandEditor } from '../../shared/brand/brand-editor'
import { ErrorNote } from '../../shared/page/state-note'
import { StoreRoom } from '../store-room'

/** The shop's name, colours, letters, shapes and marks. */
export function StoreBrandPage() {
  usePageHead({ title: admin.title(storeRooms.brand), hidden: true })
  const brand = useQuery(brandQuery())
  return (
    <StoreRoom title={storeRooms.brand}>
      {brand.isLoadingError && (
        <ErrorNote title={storeBrand.error} error={brand.error} retry={() => void brand.refetch()} />
      )}
      {brand.isPending && <Skeleton className="h-80" />}
      {brand.data && (
        <div className="max-md:pb-20">
          <BrandEditor brand={brand.data} />
        </div>
      )}
    </StoreRoom>
  )
}
