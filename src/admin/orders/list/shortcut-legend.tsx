import type { ReactNode } from 'react'
import { useMay } from '@/admin/shared/page/access'
import { useShortcutsOn } from '@/admin/shared/page/use-shortcuts'
import { adminOrders } from '@/content/admin/orders/orders'
import { orders as orderWords } from '@/content/orders/orders'
import { orderStatuses } from '@/domain/orders/order'

const words = adminOrders.keys

/** Hints for the list's shortcuts; after `s`, the status keys. */
export function ShortcutLegend({ isArmed }: { isArmed: boolean }) {
  const may = useMay()
  if (!useShortcutsOn()) return null
  return (
    <div
      role={isArmed ? 'status' : undefined}
      className="ms-auto hidden items-center gap-3 text-12 text-muted lg:flex"
    >
      {isArmed ? (
        <>
          <b className="font-semibold text-ink">{words.armed}</b>
          {orderStatuses.map((status, index) => (
            <Key key={status} name={String(index + 1)}>
              {orderWords.statuses[status]}
            </Key>
          ))}
        </>
      ) : (
        <>
          <span className="flex items-center gap-1">
            <Key name="J" />
            <Key name="K">{words.move}</Key>
          </span>
          <Key name="X">{words.select}</Key>
          {may('orders.change') && <Key name="S">{words.status}</Key>}
          <Key name="P">{words.print}</Key>
          <Key name="?">{words.all}</Key>
        </>
      )}
    </div>
  )
}

function Key({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <kbd className="grid h-5 min-w-5 place-items-center rounded-picture border border-line bg-surface-raised px-1 font-text text-12">
        {name}
      </kbd>
      {children}
    </span>
  )
}
