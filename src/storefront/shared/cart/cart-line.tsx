import type { ReactNode } from 'react'
import { cart as words } from '@/content/cart/cart'
import { quantityWords } from '@/content/cart/quantity-stepper'
import { common } from '@/content/shared/common'
import { variantWords } from '@/storefront/shared/product/variant-words'
import { lazyPart } from '@/ui/lazy-part'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { useMoney } from '../preferences/money'
import { Countdown } from '../product/countdown'
import { useCart } from './cart-provider'
import { LineFrame, lineActionClass } from './line-frame'
import { LineNotice } from './line-notice'
import type { CheckedLine } from './use-cart-check'
import { useLineLimit } from './use-line-limit'

// In shops alone that show unit prices.
const UnitPrice = lazyPart(() => import('../product/unit-price').then((module) => module.UnitPrice))

type CartLineProps = {
  line: CheckedLine
  onRemove: () => void
  /** The drawer's narrow layout. */
  narrow?: boolean
  /** True on the first screen: loads the picture eagerly. */
  priority?: boolean
  /** Another action next to Remove. */
  more?: ReactNode
}

/** An editable cart line, for the cart page and the drawer. */
export function CartLine({ line, onRemove, narrow = false, priority = false, more }: CartLineProps) {
  const { update } = useCart()
  const { money } = useMoney()
  const { title, price, originalPrice, size, color, quantity, problem, dealEndsAt, available, measure } = line
  const limit = useLineLimit()
  const max = Math.min(limit, available ?? limit)
  return (
    <LineFrame
      line={line}
      heading={narrow ? 'h3' : 'h2'}
      variant={variantWords(size, color)}
      width={narrow ? 'w-20' : 'w-24 md:w-28'}
      className={narrow ? '' : 'md:gap-6'}
      priority={priority}
      price={
        <p className="shrink-0 text-end tabular-nums">
          <strong className="block font-bold">{money(price * quantity)}</strong>
          {originalPrice !== undefined && originalPrice > price && (
            <s className="block text-14 text-muted">
              <span className="sr-only">{common.was} </span>
              <span>{money(originalPrice * quantity)}</span>
            </s>
          )}
          {quantity > 1 && <span className="block text-14 text-muted">{words.each(money(price))}</span>}
          {measure !== undefined && (
            <SuspenseBoundary>
              <UnitPrice price={price} measures={[size, measure]} />
            </SuspenseBoundary>
          )}
        </p>
      }
    >
      {dealEndsAt !== null && (
        <p className="mt-1 text-14 text-sale-text">
          {words.dealEndsIn} <Countdown endsAt={dealEndsAt} />
        </p>
      )}
      <LineNotice line={line} onRemove={onRemove} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <QuantityStepper
          size="small"
          value={quantity}
          min={1}
          max={max}
          onChange={(value) => update(line, value, max)}
          labels={{ ...quantityWords.stepper, group: words.quantityOf(title) }}
        />
        <div className="ms-auto flex gap-4">
          {more}
          <button
            type="button"
            onClick={onRemove}
            aria-label={words.removeItem(title)}
            className={lineActionClass}
          >
            {words.remove}
          </button>
        </div>
      </div>
      {!problem && quantity >= max && (
        <p className="mt-1.5 text-14 text-muted">
          {max < limit ? words.allThereIs(max) : words.mostOfOne(max)}
        </p>
      )}
    </LineFrame>
  )
}
