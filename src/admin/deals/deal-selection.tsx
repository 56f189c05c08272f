import { CircleStop, Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { adminDeals } from '@/content/admin/offers/deals'
import type { AdminDeal } from '@/data/deals/admin-deals'
import type { DealState } from '@/domain/discounts/deal-plan'
import { SelectionBar, selectionAction } from '../shared/list/selection-bar'
import { ShopMoney } from '../shared/page/shop-money'
import { revenueOf } from './deal-cells'
import { EndDealsDialog } from './end-deals-dialog'
import { useDealActions } from './use-deal-actions'

const words = adminDeals.selection

export function DealSelection({
  deals,
  state,
  onClear,
}: {
  deals: readonly AdminDeal[]
  state: DealState
  onClear: () => void
}) {
  const { end, remove, duplicate, isBusy } = useDealActions()
  const [asks, setAsks] = useState(false)
  const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const
  return (
    <>
      <SelectionBar
        count={deals.length}
        note={
          state !== 'scheduled' && (
            <span className="max-md:hidden">
              <ShopMoney amount={deals.reduce((sum, deal) => sum + revenueOf(deal), 0)} />
            </span>
          )
        }
        onClear={onClear}
      >
        {state === 'running' && (
          <button type="button" className={selectionAction} onClick={() => setAsks(true)}>
            <CircleStop {...icon} />
            {words.end}
          </button>
        )}
        <button type="button" className={selectionAction} onClick={() => duplicate(deals)}>
          <Copy {...icon} />
          {words.duplicate}
        </button>
        {state === 'scheduled' && (
          <button
            type="button"
            className={selectionAction}
            onClick={() => {
              void remove(deals)
              onClear()
            }}
          >
            <Trash2 {...icon} />
            {words.remove}
          </button>
        )}
      </SelectionBar>
      <EndDealsDialog
        open={asks}
        count={deals.length}
        isBusy={isBusy}
        onClose={() => setAsks(false)}
        onEnd={() =>
          void end(deals).then(() => {
            setAsks(false)
            onClear()
          })
        }
      />
    </>
  )
}
