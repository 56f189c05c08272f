import { Barcode, ChevronUp, Coins, ListChecks, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { SelectionBar, selectionAction } from '@/admin/shared/list/selection-bar'
import { StatusBadge } from '@/admin/shared/orders/status-select'
import { useMay } from '@/admin/shared/page/access'
import { MayLink } from '@/admin/shared/page/may-link'
import { Popover } from '@/admin/shared/page/popover'
import { adminPaths } from '@/config/admin-paths'
import { adminLists } from '@/content/admin/lists'
import { adminOrders } from '@/content/admin/orders/orders'
import { formatMoney } from '@/domain/money/money'
import { type OrderStatus, type OrderSummary, orderStatuses } from '@/domain/orders/order'
import type { OrderFilter } from '@/domain/orders/order-filter'
import { canCollect } from '@/domain/orders/order-payment'
import { ExportMenu } from './export-menu'
import type { useChosenOrders } from './use-chosen-orders'

const words = adminOrders.bulk

type OrderSelectionProps = Pick<
  ReturnType<typeof useChosenOrders>,
  'chosen' | 'isPage' | 'isAll' | 'chooseAll' | 'clear' | 'setStatus' | 'collect'
> & { filter: OrderFilter; total: number }

/** What can be done with the selected orders. All that match the filters can only be exported: most are not on screen. */
export function OrderSelection(props: OrderSelectionProps) {
  const { chosen, isPage, filter, total, isAll, chooseAll, clear, setStatus, collect } = props
  const may = useMay()
  const numbers = chosen.map(({ number }) => number)
  return (
    <SelectionBar
      count={isAll ? total : chosen.length}
      note={<span className="max-md:hidden">{isAll ? words.allNote : sumsOf(chosen)}</span>}
      onClear={clear}
    >
      {isPage && !isAll && total > chosen.length && (
        <button type="button" className={`${selectionAction} underline`} onClick={chooseAll}>
          {words.all(total)}
        </button>
      )}
      {!isAll && (
        <>
          {may('orders.change') && <StatusMenu onStatus={setStatus} />}
          {may('payments') && chosen.some(canCollect) && (
            <button type="button" onClick={collect} aria-label={words.collect} className={selectionAction}>
              <Coins size={16} strokeWidth={1.6} aria-hidden="true" />
              <span className="max-lg:sr-only">{words.collect}</span>
            </button>
          )}
          <Link to={adminPaths.print('packing-slip', numbers)} className={selectionAction}>
            <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
            <span className="max-lg:sr-only">{words.packingSlips}</span>
          </Link>
          <MayLink to={adminPaths.print('pick-list', numbers)} className={selectionAction}>
            <ListChecks size={16} strokeWidth={1.6} aria-hidden="true" />
            <span className="max-xl:sr-only">{adminLists.pickList}</span>
          </MayLink>
          <MayLink to={adminPaths.print('label', numbers)} className={selectionAction}>
            <Barcode size={16} strokeWidth={1.6} aria-hidden="true" />
            <span className="max-xl:sr-only">{adminLists.labels}</span>
          </MayLink>
        </>
      )}
      <ExportMenu inBar what={isAll ? filter : { numbers }} count={isAll ? total : chosen.length} />
    </SelectionBar>
  )
}

/** What the orders come to, one sum for each currency that they were placed in. */
function sumsOf(orders: readonly OrderSummary[]): string {
  const sums = new Map<string, number>()
  for (const { currency, total } of orders) sums.set(currency, (sums.get(currency) ?? 0) + total)
  return [...sums].map(([currency, sum]) => formatMoney(sum, currency)).join(' + ')
}

function StatusMenu({ onStatus }: { onStatus: (status: OrderStatus) => void }) {
  return (
    <Popover
      label={words.setStatus}
      align="center"
      side="top"
      className="w-44 p-1"
      trigger={
        <button type="button" className={selectionAction}>
          {words.setStatus}
          <ChevronUp size={16} strokeWidth={1.6} aria-hidden="true" />
        </button>
      }
    >
      {(close) =>
        orderStatuses.map((status) => (
          <button
            key={status}
            type="button"
            onClick={() => {
              close()
              onStatus(status)
            }}
            className="flex h-11 w-full items-center rounded-control px-1.5 outline-offset-[-2px] hover:bg-surface-sunken md:h-9"
          >
            <StatusBadge status={status} />
          </button>
        ))
      }
    </Popover>
  )
}
