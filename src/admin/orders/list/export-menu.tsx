import { Share, X } from 'lucide-react'
import { selectionAction } from '@/admin/shared/list/selection-bar'
import { Popover } from '@/admin/shared/page/popover'
import { adminOrders } from '@/content/admin/orders/orders'
import type { readOrders } from '@/data/orders/admin-order-queries'
import { buttonClass } from '@/ui/button'
import { useExport } from './use-export'

const words = adminOrders.export
const variants = [
  { variant: 'orders', label: words.orders, hint: words.ordersHint },
  { variant: 'items', label: words.items, hint: words.itemsHint },
] as const

type ExportMenuProps = {
  /** Which orders to export, and how many they are. */
  what: Parameters<typeof readOrders>[0]
  count: number
  /** True inside a selection's action bar. */
  inBar?: boolean
}

/** Exports orders as CSV, one row per order or per line item. */
export function ExportMenu({ what, count, inBar = false }: ExportMenuProps) {
  const { done, run, stop } = useExport()
  const look = inBar
    ? selectionAction
    : `${buttonClass({ look: 'quiet', size: 'small' })} max-md:w-11 max-md:border-transparent max-md:bg-transparent max-md:px-0`
  if (done !== null)
    return (
      <button type="button" onClick={stop} aria-label={words.stop} title={words.stop} className={look}>
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
        <span role="status" className={inBar ? '' : 'max-md:sr-only'}>
          {words.busy(done, Math.max(done, count))}
        </span>
      </button>
    )
  return (
    <Popover
      label={words.title}
      className="w-56 p-1"
      trigger={
        <button
          type="button"
          aria-label={inBar ? words.short : words.title}
          className={look}
          disabled={count === 0}
        >
          <Share size={16} strokeWidth={1.6} aria-hidden="true" />
          <span className="max-md:sr-only">{inBar ? words.short : words.title}</span>
        </button>
      }
    >
      {(close) =>
        variants.map(({ variant, label, hint }) => (
          <button
            key={variant}
            type="button"
            onClick={() => {
              close()
              void run(what, variant)
            }}
            className="block min-h-11 w-full rounded-control px-3 py-2 text-start outline-offset-[-2px] hover:bg-surface-sunken"
          >
            <b className="block font-semibold">{label}</b>
            <span className="text-12 text-muted">{hint}</span>
          </button>
        ))
      }
    </Popover>
  )
}
