import { useState } from 'react'
import { optionWord } from '@/config/shop'
import { productWords } from '@/content/product/product'
import type { Product } from '@/domain/product/product'
import type { Selection } from '../selection/use-selection'
import { RestockNotice } from './restock-notice'

/**
 * Says which part of the selection is sold out, or which single other size is, and offers to send an email when it is
 * back.
 */
export function SoldOutNote({ product, selection }: { product: Product; selection: Selection }) {
  const [open, setOpen] = useState(false)
  const { size, color, stock } = selection
  const sameColor = product.variants.filter((variant) => variant.color === color)
  const gone = sameColor.filter(({ quantity }) => quantity === 0)
  const other = stock > 0 && gone.length === 1 ? gone[0] : undefined
  // Names the whole colour when all of its sizes are sold out, else the size.
  const widest = gone.length === sameColor.length ? color : size
  const note = other
    ? productWords.soldOut(optionWord(other.size))
    : product.quantity === 0
      ? productWords.soldOutPlain
      : stock === 0 && productWords.soldOut(optionWord(widest))
  return (
    <div className={note ? 'mt-2 text-14 text-muted' : undefined}>
      <p>
        <span role="status">{note}</span>{' '}
        {other && (
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="relative font-semibold text-accent underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3"
          >
            {productWords.notifyMe}
          </button>
        )}
      </p>
      {other && open && <RestockNotice variant={other} />}
    </div>
  )
}
