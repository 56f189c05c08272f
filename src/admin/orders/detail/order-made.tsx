import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { PageHeader } from '@/admin/shared/page/page-header'
import { Panel } from '@/admin/shared/page/panel'
import { adminPaths } from '@/config/admin-paths'
import { adminNewOrder as words } from '@/content/admin/orders/new-order'
import { adminOrderDetailQuery } from '@/data/orders/admin-order-detail'
import { formatMoney } from '@/domain/money/money'
import type { Order } from '@/domain/orders/order'
import { isolate } from '@/domain/text/direction'
import { Button, buttonClass } from '@/ui/button'
import { OrderLink } from './order-link'

type OrderMadeProps = {
  order: Order
  /** Opens the order for the customer. */
  token: string
  onAgain: () => void
}

/** The order that was made, with the link for its customer: to pay or to track it. */
export function OrderMade({ order, token, onAgain }: OrderMadeProps) {
  const detail = useQuery(adminOrderDetailQuery(order.id))
  const isToPay = order.paymentMethod === 'card' && order.due > 0
  return (
    <div className="px-4 pb-28 md:px-7 md:pt-4 md:pb-5">
      <PageHeader title={words.made.title(order.number)} />
      <div className="mt-4 max-w-160">
        <Panel id="order-made" title={words.made.link}>
          <div className="grid gap-4 border-t border-line p-4">
            <p>
              {words.made.text(
                isolate(order.customerName),
                formatMoney(order.total, order.currency),
                isToPay,
              )}
            </p>
            <OrderLink order={order} token={token} phoneE164={detail.data?.phoneE164 ?? null} />
            <div className="flex flex-wrap gap-2 border-t border-line pt-4">
              <Link
                to={`${adminPaths.orders}/${order.id}`}
                className={buttonClass({ look: 'quiet', size: 'medium' })}
              >
                {words.made.open}
              </Link>
              <Button look="quiet" size="medium" onClick={onAgain}>
                {words.made.again}
              </Button>
            </div>
          </div>
        </Panel>
      </div>
    </div>
  )
}
