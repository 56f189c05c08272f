import { Suspense } from 'react'
import type { Variant } from '@/domain/product'
import { lazyPart } from '@/ui/lazy-part'

const NotifyForm = lazyPart(() => import('./notify-form').then((module) => module.NotifyForm))

/** The form to be notified about a sold-out variant, with the height of the form while its code loads. */
export function Notify({ variant }: { variant: Variant }) {
  return (
    <div className="mt-5 min-h-37">
      <Suspense>
        <NotifyForm variant={variant} />
      </Suspense>
    </div>
  )
}
