import { Printer } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { orders } from '@/content/orders/orders'
import type { Order } from '@/domain/orders/order'
import { Button } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { CancelOrder } from './cancel-order'
import { InvoiceHead, OrderFacts, OrderItems, OrderPeople } from './order-parts'
import { OrderReturns } from './order-returns'
import { OrderTimeline } from './order-timeline'
import { PaymentPanel } from './payment-panel'
import { ReorderButton } from './reorder-button'

const WithdrawLink = lazyPart(() => import('./withdraw-link').then((module) => module.WithdrawLink))

type OrderViewProps = {
  order: Order
  heading: ReactNode
  /** Rendered between the facts and the items. */
  offer?: ReactNode
  /** Rendered under the address. */
  aside?: ReactNode
  /** Links before "Order again" and "Print". */
  links: ReactNode
  end?: ReactNode
}

/** One order in full: a page on screen, an invoice in print. */
export function OrderView({ order, heading, offer, aside, links, end }: OrderViewProps) {
  return (
    <div className="wrap max-w-[57rem] pt-8 pb-section md:pt-12 print:max-w-none print:p-0">
      <InvoiceHead />
      <div className="print:hidden">{heading}</div>

      <div className="mt-8 empty:hidden">
        <PaymentPanel order={order} />
      </div>
      <div className="mt-8 rounded-surface border border-line bg-surface-raised p-5 md:p-6 print:mt-0 print:border-0 print:p-0">
        <OrderFacts order={order} />
        <div className="mt-6 border-t border-line pt-6 print:hidden">
          <OrderTimeline order={order} />
        </div>
      </div>
      {order.withdrawal && (
        <div className="mt-6 print:hidden">
          <Suspense fallback={null}>
            <WithdrawLink orderId={order.id} state={order.withdrawal} />
          </Suspense>
        </div>
      )}
      {order.status === 'delivered' && <OrderReturns order={order} />}
      {offer && <div className="mt-6 print:hidden">{offer}</div>}

      <div className="mt-8 grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] print:flex print:flex-col-reverse print:items-stretch">
        <OrderItems order={order} />
        <div className="grid gap-7 print:grid-cols-3">
          <OrderPeople order={order} />
          <div className="grid gap-7 print:hidden">
            <CancelOrder order={order} />
            {aside}
          </div>
        </div>
      </div>

      <div className="mt-10 flex flex-wrap gap-3 print:hidden">
        {links}
        <ReorderButton items={() => Promise.resolve(order.items)} />
        <Button look="text" onClick={() => print()}>
          <Printer size={18} strokeWidth={1.6} aria-hidden="true" />
          {orders.order.print}
        </Button>
      </div>
      {end && <div className="mt-4 text-14 text-muted print:hidden">{end}</div>}
      <p className="mt-10 hidden border-t border-line pt-3 text-14 print:block">{orders.order.invoiceEnd}</p>
    </div>
  )
}
