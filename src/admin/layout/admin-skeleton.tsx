import { admin } from '@/content/admin/admin'
import { useShop } from '@/data/settings/shop-settings'
import { Skeleton } from '@/ui/skeleton'
import { ShopMark } from '../shared/page/shop-mark'

const rows = Array.from({ length: 12 }, (_, row) => row)

/** The admin's layout while its code, the session and the screen load. */
export function AdminSkeleton() {
  const shop = useShop()
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[3.75rem_minmax(0,1fr)] 2xl:grid-cols-[12.75rem_minmax(0,1fr)]">
      <div
        aria-hidden="true"
        className="fixed inset-x-0 bottom-0 h-16 border-t border-line bg-surface-raised md:static md:h-auto md:border-e md:border-t-0 md:bg-transparent"
      />
      <main className="min-w-0">
        <p role="status" className="sr-only">
          {admin.loading}
        </p>
        <div aria-hidden="true" className="px-4 pt-4 md:px-5">
          <div className="flex h-10 items-center gap-2 text-16 font-semibold tracking-tight">
            <ShopMark />
            {shop.name} <span className="text-12 font-normal text-muted">{admin.brand}</span>
          </div>
          <Skeleton className="mt-3 h-10 w-full max-w-md" />
          <div className="mt-5 grid gap-px border-t border-line">
            {rows.map((row) => (
              <div key={row} className="flex items-center gap-4 border-b border-line py-3.5">
                <Skeleton className="h-5 w-1/4" />
                <Skeleton className="h-5 flex-1" />
                <Skeleton className="h-5 w-16" />
              </div>
            ))}
          </div>
        </div>
      </main>
    </div>
  )
}
