import { Bell } from 'lucide-react'
import { useState } from 'react'
import { limits } from '@/config/limits'
import { savedWords, cart as words } from '@/content/cart/cart'
import { comma } from '@/content/shared/lists'
import type { LineItem } from '@/domain/cart/cart'
import { type LineQuote, problemOf } from '@/domain/cart/cart-check'
import { LineFrame, lineActionClass } from '@/storefront/shared/cart/line-frame'
import { SubscribeForm } from '@/storefront/shared/forms/subscribe-form'
import { useMoney } from '@/storefront/shared/preferences/money'
import { variantWords } from '@/storefront/shared/product/variant-words'
import { Button } from '@/ui/button'

type SavedLineProps = {
  line: LineItem
  quote: LineQuote | undefined
  onMove: (quote: Pick<LineQuote, 'price' | 'available'>) => void
  onRemove: () => void
}

/** A line saved for later: moves back to the cart while in stock, else offers a restock email. */
export function SavedLine({ line, quote, onMove, onRemove }: SavedLineProps) {
  const { money } = useMoney()
  const { price: before, size, color, quantity } = line
  const title = quote?.title || line.title
  const problem = problemOf(line, quote)
  const price = quote?.price ?? before
  const soldOut = problem?.kind === 'sold-out' ? quote?.variantId : null
  const [isRequested, setIsRequested] = useState(false)
  const unavailable = problem !== null && problem.kind !== 'fewer'
  return (
    <LineFrame
      line={{ ...line, title }}
      heading="h3"
      variant={[variantWords(size, color), quantity > 1 && savedWords.quantity(quantity)]
        .filter(Boolean)
        .join(comma)}
      price={<p className="shrink-0 font-bold tabular-nums">{money(price)}</p>}
      width="w-18"
      className="md:gap-6"
      dimmed={unavailable}
    >
      {problem && (
        <p className="mt-1 text-14 font-medium text-danger-text">
          {problem.kind === 'gone'
            ? words.gone
            : problem.kind === 'sold-out'
              ? words.soldOut
              : words.fewer(problem.available)}
        </p>
      )}
      {!unavailable && price !== before && (
        <p className={`mt-1 text-14 font-medium ${price > before ? 'text-danger-text' : 'text-success'}`}>
          {savedWords.was(money(before))}
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1">
        {soldOut ? (
          <Button
            look="quiet"
            size="medium"
            aria-label={savedWords.notifyItem(title)}
            aria-expanded={isRequested}
            onClick={() => setIsRequested(!isRequested)}
          >
            <Bell size={18} strokeWidth={1.6} aria-hidden="true" />
            {savedWords.notifyMe}
          </Button>
        ) : (
          <Button
            look="quiet"
            size="medium"
            disabled={unavailable}
            aria-label={savedWords.toCartItem(title)}
            onClick={() => onMove(quote ?? { price: before, available: limits.lineQuantity })}
          >
            {savedWords.toCart}
          </Button>
        )}
        <button
          type="button"
          onClick={onRemove}
          aria-label={words.removeItem(title)}
          className={`ms-auto ${lineActionClass}`}
        >
          {words.remove}
        </button>
      </div>
      {soldOut && isRequested && (
        <div className="mt-3 grid gap-2 text-14">
          <p>{savedWords.whenBack}</p>
          <SubscribeForm
            topic={`back-in-stock:${soldOut}`}
            label={savedWords.emailFor(title)}
            button={savedWords.notifyMe}
            done={() => savedWords.noted(title)}
          />
        </div>
      )}
    </LineFrame>
  )
}
