import { useState } from 'react'
import { productWords } from '@/content/product'
import type { Product } from '@/domain/product'
import { stockOf } from '@/domain/stock'
import { NotifyForm } from './notify-form'
import type { Selection } from './use-selection'

/** Says what of the selection is sold out, else which one size is; for that one it offers to write when it is back. */
export function SoldOutNote({ product, selection }: { product: Product; selection: Selection }) {
  const [open, setOpen] = useState(false)
  const { size, color, stock } = selection
  const gone = product.variants.filter((each) => each.color === color && each.quantity === 0)
  const other = stock > 0 && gone.length === 1 ? gone[0] : undefined
  const note = other ? productWords.soldOut(other.size) : stock === 0 ? soldOutText(product, size, color) : ''
  return (
    <div className={note && 'mt-2 text-14 text-muted'}>
      <p>
        <span role="status">{note}</span>{' '}
        {other && (
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="relative font-semibold text-majorelle underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3"
          >
            {productWords.notifyMe}
          </button>
        )}
      </p>
      {other && open && <NotifyForm variant={other} className="mt-3" />}
    </div>
  )
}

/** The widest part of the selection that is sold out: all of the product, all of the color, or the size. */
function soldOutText({ variants, sizes }: Product, size: string, color: string) {
  if (variants.every(({ quantity }) => quantity === 0)) return productWords.soldOutPlain
  const isColorGone = sizes.every((each) => stockOf(variants, each, color) === 0)
  return productWords.soldOut(isColorGone ? color : size)
}
