import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { savedWords } from '@/content/cart/cart'
import { cartQuoteQuery } from '@/data/cart/cart-queries'
import { lineKey } from '@/domain/cart/cart'
import { quoteOf } from '@/domain/cart/cart-check'
import { SavedLine } from './saved-line'
import type { useSavedLines } from './use-saved-lines'

/** At least one line saved for later, below the cart, with today's price and stock. */
export function SavedList({ lines, moveToCart, removeSaved }: ReturnType<typeof useSavedLines>) {
  const keys = useMemo(
    () => lines.map(({ productId, slug, size, color }) => ({ productId, slug, size, color })),
    [lines],
  )
  const { data: { lines: quotes } = { lines: [] } } = useQuery(cartQuoteQuery(keys))
  return (
    <section aria-labelledby="saved">
      <div className="flex items-baseline gap-4">
        <h2 id="saved" className="text-28 leading-tight">
          {savedWords.title}
        </h2>
        <p className="text-muted tabular-nums">{savedWords.count(lines.length)}</p>
      </div>
      <p className="mt-1 mb-5 text-14 text-pretty text-muted">{savedWords.text}</p>
      <ul aria-labelledby="saved" className="border-t border-line">
        {lines.map((line) => (
          <SavedLine
            key={lineKey(line)}
            line={line}
            quote={quoteOf(quotes, line)}
            onMove={(quote) => moveToCart(line, quote)}
            onRemove={() => removeSaved(line)}
          />
        ))}
      </ul>
    </section>
  )
}
