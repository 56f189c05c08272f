import { Undo2 } from 'lucide-react'
import { Suspense } from 'react'
import { promiseWords } from '@/content/product/product'
import { lazyPart } from '@/ui/lazy-part'
import { Skeleton } from '@/ui/skeleton'
import { DeliveryPromise } from './delivery-promise'

const OfferedMethods = lazyPart(() => import('./offered-methods').then((module) => module.OfferedMethods))

/** Delivery and returns, in view of the buy button. What has sizes is something to wear. */
export function DeliveryPromises({ isWorn }: { isWorn: boolean }) {
  return (
    <ul className="mt-6 border-t border-line text-14">
      <Suspense fallback={<PromiseSkeleton />}>
        <OfferedMethods loading={<PromiseSkeleton />} />
      </Suspense>
      <DeliveryPromise
        icon={Undo2}
        title={promiseWords.returns}
        text={isWorn ? promiseWords.returnsText : promiseWords.returnsUnused}
      />
    </ul>
  )
}

const PromiseSkeleton = () => (
  <li className="border-b border-line py-4">
    <Skeleton className="h-12" />
  </li>
)
