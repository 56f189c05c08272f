import { Archive, Circle, Clock, PencilLine, Tag } from 'lucide-react'
import { ShopMoney, useShopMoney } from '@/admin/shared/page/shop-money'
import { adminProducts as words } from '@/content/admin/catalogue/products'
import type { AdminProduct } from '@/data/products/admin-product-queries'

const icons = { draft: PencilLine, scheduled: Clock, archived: Archive } as const

/** Draft, scheduled, archived, on deal or live. */
export function StateMark({ status, dealPrice }: Pick<AdminProduct, 'status' | 'dealPrice'>) {
  const { money } = useShopMoney()
  const mark =
    'inline-flex items-center gap-1.5 rounded-control px-2 text-12 leading-6 font-medium whitespace-nowrap'
  if (status !== 'live') {
    const Icon = icons[status]
    return (
      <span
        className={`${mark} ${status === 'scheduled' ? 'bg-accent-soft text-accent' : 'bg-surface-sunken'}`}
      >
        <Icon size={12} strokeWidth={1.8} aria-hidden="true" />
        {words.states[status]}
      </span>
    )
  }
  if (dealPrice !== null)
    return (
      <span className={`${mark} bg-sale-soft text-sale-text`}>
        <Tag size={12} strokeWidth={1.8} aria-hidden="true" />
        <span>{words.dealAt(money(dealPrice))}</span>
      </span>
    )
  return (
    <span className={`${mark} bg-success-soft`}>
      <Circle size={8} strokeWidth={0} aria-hidden="true" className="fill-success" />
      {words.states.live}
    </span>
  )
}

export function PriceMark({ price, originalPrice }: Pick<AdminProduct, 'price' | 'originalPrice'>) {
  // A draft's, which has none yet.
  if (price === 0) return <span className="text-muted">{words.form.noPrice}</span>
  return (
    <>
      {originalPrice !== null && (
        <s className="me-2 text-12 whitespace-nowrap text-muted">
          <span className="sr-only">{words.was} </span>
          <ShopMoney amount={originalPrice} />
        </s>
      )}
      {/* Where both amounts have no room in one line. */}
      <wbr />
      <b className="font-semibold whitespace-nowrap">
        <ShopMoney amount={price} />
      </b>
    </>
  )
}

type StockMarkProps = Pick<AdminProduct, 'quantity' | 'variants' | 'low' | 'out'>

/** Units in stock, and how many variants are low or sold out. */
export function StockMark({ quantity, variants, low, out }: StockMarkProps) {
  const mark = 'inline-block rounded-control px-1.5 text-12 leading-5 font-semibold whitespace-nowrap'
  if (quantity === 0)
    return <span className={`${mark} bg-danger-soft text-danger-text`}>{words.soldOut}</span>
  if (variants === 1)
    return low > 0 ? (
      <span className={`${mark} bg-highlight-soft text-ink`}>{words.left(quantity)}</span>
    ) : (
      <span>{words.inStock(quantity)}</span>
    )
  return (
    <>
      {out > 0 && <span className={`${mark} bg-danger-soft text-danger-text`}>{words.someOut(out)}</span>}{' '}
      {low > 0 && <span className={`${mark} bg-highlight-soft text-ink`}>{words.someLow(low)}</span>}{' '}
      <span className="inline-block min-w-9 text-end">{words.inStock(quantity)}</span>
    </>
  )
}
