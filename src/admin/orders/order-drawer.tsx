import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { admin, longDayWords, timeWords } from '@/content/admin'
import { orderQuery } from '@/data/orders/order-queries'
import type { Order, OrderStatus } from '@/domain/order'
import { Button, buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { CopyButton } from '../shared/copy-button'
import { DetailDrawer } from '../shared/detail-drawer'
import { PaymentMark } from '../shared/payment-mark'
import { ErrorNote, StateNote } from '../shared/state-note'
import { StatusSelect } from '../shared/status-select'
import { useStatusChange } from '../shared/use-status-change'
import { OrderItems } from './order-items'
import { OrderPeople } from './order-people'
import { OrderTimeline } from './order-timeline'
import { OrderTracking } from './order-tracking'

const words = admin.orders

/** One order beside the list of them. */
export function OrderDrawer({ orderId, listHref }: { orderId: string; listHref: string }) {
  const order = useQuery(orderQuery(orderId))
  const number = order.data?.number ?? ''
  return (
    <DetailDrawer
      label={number ? words.open(number) : words.title}
      listTitle={words.title}
      listHref={listHref}
      close={{ label: words.close, hint: words.closeHint }}
      heading={
        number ? (
          <>
            {number.slice(0, 7)}
            <span className="font-normal text-muted">{number.slice(7)}</span>
          </>
        ) : (
          <span className={order.isPending ? 'sr-only' : ''}>
            {order.isPending ? admin.loading : words.title}
          </span>
        )
      }
      beside={
        <>
          {number && <CopyButton text={number} label={words.copyNumber} />}
          {order.isPending && <Skeleton className="h-5 w-40" />}
        </>
      }
      summary={order.data && <Summary order={order.data} />}
      footer={order.data && <NextStep order={order.data} />}
    >
      {order.isPending && <DrawerSkeleton />}
      {order.isLoadingError && (
        <ErrorNote title={words.detailError} error={order.error} retry={() => void order.refetch()} />
      )}
      {order.data === null && (
        <StateNote title={words.missing.title} text={words.missing.text}>
          <Link to={listHref} className={buttonClass({ look: 'quiet', size: 'medium' })}>
            {words.close}
          </Link>
        </StateNote>
      )}
      {order.data && (
        <>
          <OrderItems order={order.data} />
          <OrderPeople order={order.data} />
          <OrderTracking key={`${order.data.carrier} ${order.data.trackingNumber}`} order={order.data} />
          <OrderTimeline order={order.data} />
        </>
      )}
    </DetailDrawer>
  )
}

function Summary({ order }: { order: Order }) {
  return (
    <>
      <p className="text-muted">
        {longDayWords(order.createdAt)}, {timeWords(order.createdAt)}
      </p>
      <div className="mt-3 flex items-center gap-4 font-medium">
        <span className="relative">
          <StatusSelect order={order} big />
        </span>
        <PaymentMark {...order} />
      </div>
    </>
  )
}

/** What usually comes next, and calling the order off. */
function NextStep({ order }: { order: Order }) {
  const change = useStatusChange()
  const steps: Partial<Record<OrderStatus, { status: OrderStatus; label: string }>> = words.next
  const next = steps[order.status]
  if (!next) return null
  return (
    <footer className="flex gap-2 border-t border-line bg-paper px-4 py-2.5 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:ps-5">
      <Button
        look="danger"
        size="small"
        className="max-md:min-h-12"
        onClick={() => void change(order, 'cancelled')}
      >
        {words.cancel}
      </Button>
      <Button size="small" className="flex-1 max-md:min-h-12" onClick={() => void change(order, next.status)}>
        {next.label}
      </Button>
    </footer>
  )
}

function DrawerSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4 p-5">
      {['h-10', 'h-10', 'h-10', 'h-16', 'h-24', 'h-32'].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without anything of their own
        <Skeleton key={index} className={height} />
      ))}
    </div>
  )
}
