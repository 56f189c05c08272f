import { Suspense, useState } from 'react'
import { notifyWords, productWords } from '@/content/product'
import type { Product } from '@/domain/product'
import { findVariant } from '@/domain/stock'
import { lazyPart } from '@/ui/lazy-part'
import type { Selection } from './use-selection'

const SubscribeForm = lazyPart(() =>
  import('@/storefront/shared/subscribe-form').then((module) => module.SubscribeForm),
)

/** Says which choice is sold out (the chosen one, or the only such size) and offers to write when it is back. */
export function SoldOutNote({ product, selection }: { product: Product; selection: Selection }) {
  const { color } = selection
  const size = sizeToName(product, selection)
  const variant = size === null ? undefined : findVariant(product.variants, size, color)
  const name = size === null ? '' : notifyWords.variant(size, color)
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div className={size === null ? undefined : 'mt-2 text-14 text-muted'}>
      <p>
        <span role="status">
          {size !== null && (size === '' ? productWords.soldOutPlain : productWords.soldOut(size))}
        </span>{' '}
        {variant && (
          <button
            type="button"
            aria-expanded={open === variant.id}
            onClick={() => setOpen(open === variant.id ? null : variant.id)}
            className="relative font-semibold text-majorelle underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3"
          >
            {productWords.notifyMe}
          </button>
        )}
      </p>
      {variant && open === variant.id && (
        <Suspense>
          <div className="mt-3 rounded-surface bg-sand p-4 text-ink">
            <SubscribeForm
              key={variant.id}
              topic={`back-in-stock:${variant.id}`}
              label={notifyWords.label(name)}
              button={notifyWords.submit}
              done={() => notifyWords.done(name)}
            />
          </div>
        </Suspense>
      )}
    </div>
  )
}

function sizeToName(product: Product, { size, color, stock }: Selection): string | null {
  if (stock === 0) return size
  const gone = product.sizes.filter((other) => findVariant(product.variants, other, color)?.quantity === 0)
  return gone.length === 1 ? (gone[0] ?? null) : null
}
