import { common } from '@/content/shared/common'
import type { Price } from '@/domain/product/product'
import { lazyPart } from '@/ui/lazy-part'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { useMoney } from '../preferences/money'

// In shops alone that show unit prices.
const UnitPrice = lazyPart(() => import('./unit-price').then((module) => module.UnitPrice))

/** The price, the previous price, and (unless a badge says it) the discount in whole percent. */
export function PriceLine({ price, percent = true }: { price: Price; percent?: boolean }) {
  const { money } = useMoney()
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <strong className="text-16 font-bold">
        {price.isFrom ? common.from(money(price.now)) : money(price.now)}
      </strong>
      {price.was !== null && (
        <s className="text-14 text-muted">
          <span className="sr-only">{common.was} </span>
          <span>{money(price.was)}</span>
        </s>
      )}
      {percent && price.discount !== null && price.discount > 0 && (
        <bdi dir="ltr" className="text-14 font-semibold text-sale-text">
          {common.less(price.discount)}
        </bdi>
      )}
      {price.measures && (
        <SuspenseBoundary>
          <UnitPrice price={price.now} measures={price.measures} />
        </SuspenseBoundary>
      )}
    </p>
  )
}
