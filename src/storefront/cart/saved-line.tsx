import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { savedWords, cart as words } from '@/content/cart'
import { lineWords } from '@/content/line-words'
import type { LineItem } from '@/domain/cart'
import { type LineQuote, problemOf } from '@/domain/cart-check'
import { lineActionClass } from '@/storefront/shared/cart/cart-line'
import { SubscribeForm } from '@/storefront/shared/forms/subscribe-form'
import { useMoney } from '@/storefront/shared/preferences/money'
import { Picture } from '@/storefront/shared/product/picture'
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
  const { id, title, image, price: before, size, color, quantity } = line
  const problem = problemOf(line, quote)
  const price = quote?.price ?? before
  const soldOut = problem?.kind === 'sold-out' ? quote?.variantId : null
  const [isRequested, setIsRequested] = useState(false)
  const unavailable = problem !== null && problem.kind !== 'fewer'
  return (
    <li className="flex gap-4 border-b border-line py-5 md:gap-6">
      <Link
        to={paths.product(id)}
        tabIndex={-1}
        aria-hidden="true"
        className="aspect-4/5 w-18 shrink-0 self-start overflow-hidden rounded-picture bg-sand"
      >
        <Picture src={image} alt="" sizes="72px" className={unavailable ? 'opacity-60' : ''} />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h3 className="font-text text-16 leading-snug font-medium tracking-normal">
              <Link to={paths.product(id)} className="hover:text-majorelle">
                {title}
              </Link>
            </h3>
            <p className="mt-0.5 text-14 text-muted">
              {[lineWords.variant(size, color), quantity > 1 && savedWords.pieces(quantity)]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
          <p className="font-bold tabular-nums">{money(price)}</p>
        </div>
        {problem && (
          <p className="mt-1 text-14 font-medium text-terracotta-text">
            {problem.kind === 'gone'
              ? words.gone
              : problem.kind === 'sold-out'
                ? words.soldOut
                : words.fewer(problem.available)}
          </p>
        )}
        {!unavailable && price !== before && (
          <p className={`mt-1 text-14 font-medium ${price > before ? 'text-terracotta-text' : 'text-mint'}`}>
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
      </div>
    </li>
  )
}
