import { Suspense } from 'react'
import type { Variant } from '@/domain/product/product'
import { lazyPart } from '@/ui/lazy-part'

const RestockForm = lazyPart(() => import('./restock-form').then((module) => module.RestockForm))

/** The restock form, with its height reserved while its code loads. */
export function RestockNotice({ variant }: { variant: Variant }) {
  return (
    <div className="mt-5 min-h-37">
      <Suspense>
        <RestockForm variant={variant} />
      </Suspense>
    </div>
  )
}
