import { Link } from 'react-router-dom'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { cart as words } from '@/content/cart'
import { common } from '@/content/common'
import type { LineItem } from '@/domain/cart'
import { useCart } from '@/storefront/shared/cart-provider'
import { LineNotice } from '@/storefront/shared/line-notice'
import { useMoney } from '@/storefront/shared/money'
import { Picture } from '@/storefront/shared/picture'
import type { CheckedLine } from '@/storefront/shared/use-cart-check'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { showToast } from '@/ui/toast'

export function CartLine({ line, index }: { line: CheckedLine; index: number }) {
  const { remove, restore, update } = useCart()
  const { money } = useMoney()
  const { id, title, image, price, originalPrice, size, color, quantity, available } = line

  const removeLine = () => {
    const item: LineItem = {
      id,
      title,
      image,
      price,
      size,
      color,
      quantity,
      ...(originalPrice !== undefined && { originalPrice }),
    }
    remove(line)
    showToast({
      title: words.removed(title),
      action: { label: words.undo, onClick: () => restore(item, index) },
    })
  }
  return (
    <li className="flex gap-4 border-b border-line py-5 md:gap-6">
      <Link
        to={paths.product(id)}
        tabIndex={-1}
        aria-hidden="true"
        className="aspect-4/5 w-24 shrink-0 self-start overflow-hidden rounded-picture bg-sand md:w-28"
      >
        <Picture src={image} alt="" sizes="112px" />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 className="font-text text-16 font-medium leading-snug tracking-normal">
              <Link to={paths.product(id)} className="hover:text-majorelle">
                {title}
              </Link>
            </h2>
            <p className="mt-0.5 text-14 text-muted">{common.variant(size, color)}</p>
          </div>
          <p className="text-end tabular-nums">
            <strong className="block font-bold">{money(price * quantity)}</strong>
            {originalPrice !== undefined && originalPrice > price && (
              <s className="block text-14 text-muted">
                <span className="sr-only">{common.was} </span>
                {money(originalPrice * quantity)}
              </s>
            )}
          </p>
        </div>
        <LineNotice line={line} onRemove={removeLine} />
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <QuantityStepper
            size="small"
            value={quantity}
            min={1}
            max={Math.min(limits.lineQuantity, available ?? limits.lineQuantity)}
            onChange={(value) => update(line, value, available)}
            labels={{ ...common.stepper, group: words.quantityOf(title) }}
          />
          {quantity > 1 && <p className="text-14 text-muted tabular-nums">{words.each(money(price))}</p>}
          <button
            type="button"
            onClick={removeLine}
            aria-label={words.removeItem(title)}
            className="ms-auto min-h-11 text-14 font-medium text-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
          >
            {words.remove}
          </button>
        </div>
      </div>
    </li>
  )
}
