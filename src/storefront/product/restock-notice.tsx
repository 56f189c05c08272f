import { Suspense } from 'react'
import type { Variant } from '@/domain/product'
import { lazyPart } from '@/ui/lazy-part'

const RestockForm = lazyPart(() => import('./restock-form').then((module) => module.RestockForm))

/** The form to be notified about a sold-out variant, with the height of the form while its code loads. */
export function RestockNotice({ variant }: { variant: Variant }) {
  return (
    <div className="mt-5 min-h-37">
      <Suspense>
        <RestockForm variant={variant} />
      </Suspense>
    </div>
  )
}
