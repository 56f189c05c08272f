import { momentWords, remainingWords, adminDeals as words } from '@/content/admin/offers/deals'
import type { AdminDeal } from '@/data/deals/admin-deals'
import { claimedPercent } from '@/domain/discounts/deal'
import { dealState } from '@/domain/discounts/deal-plan'
import { discountPercent } from '@/domain/product/discount'
import { numberLocale } from '@/domain/text/build-language'
import { ShopMoney } from '../shared/page/shop-money'
import { useNow } from './use-now'

export function DealPrice({ deal }: { deal: AdminDeal }) {
  const percent = discountPercent(deal.price, deal.product.price) ?? 0
  return (
    <>
      <span className="block whitespace-nowrap">
        <b className="font-semibold">
          <ShopMoney amount={deal.price} />
        </b>
        {percent > 0 && <span className="ms-1.5 text-12 text-sale-text">{words.off(percent)}</span>}
      </span>
      <span className="block text-12 text-muted">
        <span className="sr-only">{words.was} </span>
        <s>
          <ShopMoney amount={deal.product.price} />
        </s>
      </span>
    </>
  )
}

export function SoldBar({ deal }: { deal: AdminDeal }) {
  const percent = claimedPercent(deal)
  return (
    <span className="block">
      <span className="flex justify-between gap-2 text-12">
        <span className="whitespace-nowrap">{words.soldOf(deal.sold, deal.total)}</span>
        <span className="text-muted">
          {(percent / 100).toLocaleString(numberLocale, { style: 'percent' })}
        </span>
      </span>
      <span aria-hidden="true" className="mt-1 block h-1 overflow-hidden rounded-full bg-surface-sunken">
        <span
          className={`block h-full ${percent === 100 ? 'bg-success' : 'bg-accent/65'}`}
          style={{ width: `${percent}%` }}
        />
      </span>
    </span>
  )
}

/** Time until the deal ends or starts, with the date. */
export function DealTime({ deal }: { deal: AdminDeal }) {
  const now = useNow()
  const state = dealState(deal, now)
  const moment = state === 'scheduled' ? deal.startsAt : deal.endsAt
  return (
    <>
      <span className="block whitespace-nowrap tabular-nums">
        {state === 'ended' ? momentWords(moment) : words.endsIn(remainingWords(moment - now))}
      </span>
      {state !== 'ended' && (
        <span className="block text-12 whitespace-nowrap text-muted">{momentWords(moment)}</span>
      )}
    </>
  )
}

/** Units left. Sold out has an icon as well as a color. */
export function DealLeft({ deal }: { deal: AdminDeal }) {
  const left = deal.total - deal.sold
  if (left > 0) return <span>{words.left(left)}</span>
  return (
    <span className="inline-block rounded-control bg-success-soft px-1.5 text-12 leading-6 font-semibold whitespace-nowrap text-success">
      {words.soldOut}
    </span>
  )
}

/** A deal that has sold keeps its price, so revenue is price times units sold. */
export const revenueOf = ({ price, sold }: AdminDeal) => price * sold
