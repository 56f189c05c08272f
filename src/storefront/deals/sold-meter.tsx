import { offerWords as words } from '@/content/catalogue/deals'
import { claimedPercent } from '@/domain/discounts/deal'
import type { Deal } from '@/domain/product/product'
import { Bar } from '@/ui/bar'

type SoldMeterProps = {
  deal: Pick<Deal, 'sold' | 'total'>
  /** Shows how many are left, or of how many. */
  look: 'available' | 'of-total'
}

/** A meter of how much of a deal is sold, once something is. */
export function SoldMeter({ deal, look }: SoldMeterProps) {
  const { sold, total } = deal
  if (sold === 0) return null
  const percent = claimedPercent(deal)
  return (
    <div className="text-12 tabular-nums">
      <div className="flex flex-wrap justify-between gap-x-3 font-medium">
        {look === 'available' ? (
          <>
            <span>{words.sold(sold)}</span>
            <span>{words.available(total - sold)}</span>
          </>
        ) : (
          <span>{words.soldOf(sold, total)}</span>
        )}
        {look === 'of-total' && <span className="text-sale-text">{words.claimed(percent)}</span>}
      </div>
      <div
        role="meter"
        aria-label={words.claimed(percent)}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={sold}
        aria-valuetext={words.soldOf(sold, total)}
        className="my-1.5 h-2 overflow-hidden rounded-full bg-line"
      >
        <Bar percent={percent} className="fill-sale" />
      </div>
      {look === 'available' && <p className="font-semibold text-sale-text">{words.claimed(percent)}</p>}
    </div>
  )
}
