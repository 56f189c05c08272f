import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { cart as words } from '@/content/cart'
import { common } from '@/content/common'
import { lineWords } from '@/content/line-words'
import { quantityWords } from '@/content/quantity-stepper'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { useMoney } from '../preferences/money'
import { Countdown } from '../product/countdown'
import { Picture } from '../product/picture'
import { useCart } from './cart-provider'
import { LineNotice } from './line-notice'
import type { CheckedLine } from './use-cart-check'

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
  const { id, title, image, price, originalPrice, size, color, quantity, problem, dealEndsAt, available } =
    line
  const max = Math.min(limits.lineQuantity, available ?? limits.lineQuantity)
  const Heading = narrow ? 'h3' : 'h2'
  return (
    <li className={`flex gap-4 border-b border-line py-5 ${narrow ? '' : 'md:gap-6'}`}>
      <Link
        to={paths.product(id)}
        tabIndex={-1}
        aria-hidden="true"
        className={`aspect-4/5 shrink-0 self-start overflow-hidden rounded-picture bg-sand ${narrow ? 'w-20' : 'w-24 md:w-28'}`}
      >
        <Picture src={image} alt="" sizes="112px" priority={priority} />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <Heading className="font-text text-16 font-medium leading-snug tracking-normal">
              <Link to={paths.product(id)} className="hover:text-majorelle">
                {title}
              </Link>
            </Heading>
            <p className="mt-0.5 text-14 text-muted">{lineWords.variant(size, color)}</p>
          </div>
          <p className="shrink-0 text-end tabular-nums">
            <strong className="block font-bold">{money(price * quantity)}</strong>
            {originalPrice !== undefined && originalPrice > price && (
              <s className="block text-14 text-muted">
                <span className="sr-only">{common.was} </span>
                {money(originalPrice * quantity)}
              </s>
            )}
            {quantity > 1 && <span className="block text-14 text-muted">{words.each(money(price))}</span>}
          </p>
        </div>
        {dealEndsAt !== null && (
          <p className="mt-1 text-14 text-terracotta-text">
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
            onChange={(value) => update(line, value, available)}
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
            {max < limits.lineQuantity ? words.allThereIs(max) : words.mostOfOne(max)}
          </p>
        )}
      </div>
    </li>
  )
}

export const lineActionClass =
  'min-h-11 text-14 font-medium text-muted underline decoration-line-strong underline-offset-4 hover:text-ink'
