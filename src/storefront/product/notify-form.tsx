import { Suspense } from 'react'
import { notifyWords } from '@/content/product'
import type { Variant } from '@/domain/product'
import { lazyPart } from '@/ui/lazy-part'

const SubscribeForm = lazyPart(() =>
  import('@/storefront/shared/subscribe-form').then((module) => module.SubscribeForm),
)

/** Takes the email address to write to when a sold-out variant is back. */
export function NotifyForm({ variant, className }: { variant: Variant; className: string }) {
  const name = notifyWords.variant(variant.size, variant.color)
  return (
    <div className={`rounded-surface bg-sand p-4 text-16 text-ink ${className}`}>
      <p className="mb-3 font-semibold">{notifyWords.lead}</p>
      <div className="min-h-21">
        <Suspense>
          <SubscribeForm
            key={variant.id}
            topic={`back-in-stock:${variant.id}`}
            label={notifyWords.label(name)}
            button={notifyWords.submit}
            done={() => notifyWords.done(name)}
          />
        </Suspense>
      </div>
    </div>
  )
}
