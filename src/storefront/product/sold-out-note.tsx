import { lazy, Suspense, useState } from 'react'
import { notifyWords, productWords } from '@/content/product'
import type { Product } from '@/domain/product'
import { findVariant } from '@/domain/stock'
import type { Selection } from './use-selection'

const NotifyForm = lazy(() => import('./notify-form').then((module) => ({ default: module.NotifyForm })))

/** Says which choice is sold out (the chosen one, or the only such size) and offers to write when it is back. */
export function SoldOutNote({ product, selection }: { product: Product; selection: Selection }) {
  const { color } = selection
  const size = sizeToName(product, selection)
  const variant = size === null ? undefined : findVariant(product.variants, size, color)
  const [open, setOpen] = useState<string | null>(null)
  if (size === null) return null
  const text = size === '' ? productWords.soldOutPlain : productWords.soldOut(size)
  return (
    <div className="mt-2 text-14 text-muted">
      <p>
        {text}{' '}
        {variant && (
          <>
            <button
              type="button"
              aria-expanded={open === variant.id}
              onClick={() => setOpen(open === variant.id ? null : variant.id)}
              className="relative font-semibold text-majorelle underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3"
            >
              {productWords.notifyMe}
            </button>{' '}
            {productWords.whenBack}
          </>
        )}
      </p>
      {variant && open === variant.id && (
        <Suspense>
          <NotifyForm key={variant.id} variantId={variant.id} variant={notifyWords.variant(size, color)} />
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
