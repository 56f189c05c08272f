import { optionWord } from '@/config/shop'
import { notifyWords } from '@/content/product/notify'
import type { Variant } from '@/domain/product/product'
import { SubscribeForm } from '@/storefront/shared/forms/subscribe-form'

/** Takes the email address to notify when a sold-out variant is back in stock. */
export function RestockForm({ variant }: { variant: Variant }) {
  const name = notifyWords.variant(optionWord(variant.size), optionWord(variant.color))
  return (
    <div className="rounded-surface bg-surface-sunken p-4 text-16 text-ink">
      <p className="mb-3 font-semibold">{notifyWords.lead}</p>
      <SubscribeForm
        key={variant.id}
        topic={`back-in-stock:${variant.id}`}
        label={notifyWords.label(name)}
        button={notifyWords.submit}
        done={() => notifyWords.done(name)}
      />
    </div>
  )
}
