import { Undo2 } from 'lucide-react'
import { Suspense } from 'react'
import { promiseWords } from '@/content/product/product'
import { useShop } from '@/data/settings/shop-settings'
import { lazyPart } from '@/ui/lazy-part'
import { Skeleton } from '@/ui/skeleton'
import { DeliveryPromise } from './delivery-promise'

const OfferedMethods = lazyPart(() => import('./offered-methods').then((module) => module.OfferedMethods))

/** Delivery and returns, in view of the buy button. What has sizes is something to wear. */
export function DeliveryPromises({ isWorn }: { isWorn: boolean }) {
  useShop()
  const { returns, returnsText } = promiseWords
  return (
    <ul className="mt-6 border-t border-line text-14">
      <Suspense fallback={<PromiseSkeleton />}>
        <OfferedMethods loading={<PromiseSkeleton />} />
      </Suspense>
      {returns !== null && <DeliveryPromise icon={Undo2} title={returns} text={returnsText(isWorn)} />}
    </ul>
  )
}

const PromiseSkeleton = () => (
  <li className="border-b border-line py-4">
    <Skeleton className="h-12" />
  </li>
)
