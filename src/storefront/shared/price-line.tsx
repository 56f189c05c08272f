import { common } from '@/content/common'
import type { Price } from '@/domain/product'
import { useMoney } from './money'

/** The price, what it was before, and the whole percent between the two. */
export function PriceLine({ price }: { price: Price }) {
  const { money } = useMoney()
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <strong className="text-16 font-bold">{money(price.now)}</strong>
      {price.was !== null && (
        <s className="text-14 text-muted">
          <span className="sr-only">{common.was} </span>
          {money(price.was)}
        </s>
      )}
      {price.discount !== null && price.discount > 0 && (
        <span className="text-14 font-bold text-terracotta-text">-{price.discount}%</span>
      )}
    </p>
  )
}
