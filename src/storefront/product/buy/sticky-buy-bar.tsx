import { type RefObject, useEffect, useState } from 'react'
import { productWords } from '@/content/product/product'
import { common } from '@/content/shared/common'
import type { Price } from '@/domain/product/product'
import { useMoney } from '@/storefront/shared/preferences/money'
import { variantWords } from '@/storefront/shared/product/variant-words'
import { Button } from '@/ui/button'
import type { Selection } from '../selection/use-selection'
import { AddButton } from './buy-buttons'
import type { Purchase } from './use-purchase'

type StickyBuyBarProps = {
  price: Price
  selection: Selection
  purchase: Purchase
  /** The buy buttons or the restock form; the bar shows while they are out of view. */
  actions: RefObject<HTMLElement | null>
}

const button = 'max-w-52 flex-1 px-3!'

/**
 * On a phone: price, selection and "Add to Cart" at the bottom of the screen while the main button is out of view.
 * For a sold-out selection the button leads to the restock form. The footer has padding for it.
 */
export function StickyBuyBar({ price, selection, purchase, actions }: StickyBuyBarProps) {
  const { money } = useMoney()
  const shown = useOutOfView(actions)
  const { stock, maxQuantity, size, color } = selection

  const toForm = () => {
    actions.current?.scrollIntoView({ block: 'center' })
    // A signed-in member's restock form has no email field, only a button.
    actions.current?.querySelector<HTMLElement>('input[type=email], button')?.focus({ preventScroll: true })
  }

  if (!shown) return null
  return (
    <section
      aria-label={productWords.buyBar}
      className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-t border-line bg-surface-raised px-gutter pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-float transition-transform duration-slow ease-out starting:translate-y-full md:hidden"
    >
      <div className="min-w-0 tabular-nums">
        <p className="flex flex-wrap items-baseline gap-x-1.5 whitespace-nowrap">
          <strong className="font-display text-28 leading-none font-medium tracking-tight">
            {money(price.now)}
          </strong>
          {price.was !== null && (
            <s className="text-14 text-muted">
              <span className="sr-only">{common.was} </span>
              <span>{money(price.was)}</span>
            </s>
          )}
        </p>
        <p className="truncate text-12 text-muted">{variantWords(size, color)}</p>
      </div>
      {stock > 0 ? (
        <AddButton size="large" maxQuantity={maxQuantity} purchase={purchase} className={button} />
      ) : (
        <Button size="large" onClick={toForm} className={button}>
          {productWords.notifyMe}
        </Button>
      )}
    </section>
  )
}

function useOutOfView(target: RefObject<HTMLElement | null>) {
  const [out, setOut] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    // A call may bring several entries of the element, the newest last.
    const observer = new IntersectionObserver((entries) => setOut(entries.at(-1)?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return out
}
