import { useQuery } from '@tanstack/react-query'
import { HandCoins, Phone, Plus } from 'lucide-react'
import { useMay } from '@/admin/shared/page/access'
import { MayLink } from '@/admin/shared/page/may-link'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { adminSettle } from '@/content/admin/orders/settle'
import { callQueueQuery } from '@/data/calls/calls'
import type { OrderFilter } from '@/domain/orders/order-filter'
import { buttonClass } from '@/ui/button'
import { ExportMenu } from './export-menu'
import { ViewsButton } from './view-menu'

/** An icon alone, so that all actions fit beside the title. */
const onPhone = 'max-md:w-11 max-md:px-0'
const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const

/** What an owner goes on to from the list of orders: a new order, the calls, the couriers' money, views, an export. */
export function OrdersActions({ filter, total }: { filter: OrderFilter; total: number }) {
  const may = useMay()
  const calls = useQuery({ ...callQueueQuery(), enabled: may('calls') })
  const quiet = buttonClass({ look: 'quiet', size: 'small' })
  return (
    <>
      <MayLink to={adminPaths.newOrder} className={`${buttonClass({ size: 'small' })} ${onPhone}`}>
        <Plus {...icon} />
        <span className="max-md:sr-only">{adminOrders.add}</span>
      </MayLink>
      <MayLink to={adminPaths.calls} className={`${quiet} max-md:hidden`}>
        <Phone {...icon} />
        <span>{admin.orders.toCall(calls.data?.now)}</span>
      </MayLink>
      <MayLink
        to={adminPaths.settle}
        className={`${quiet} ${onPhone} max-md:border-transparent max-md:bg-transparent`}
      >
        <HandCoins {...icon} />
        <span className="max-md:sr-only">{adminSettle.short}</span>
      </MayLink>
      <ViewsButton />
      <ExportMenu what={filter} count={total} />
    </>
  )
}
