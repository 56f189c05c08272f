import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, Pencil, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DetailDrawer } from '@/admin/shared/drawer/detail-drawer'
import { PaymentMark } from '@/admin/shared/orders/payment-mark'
import { StatusSelect } from '@/admin/shared/orders/status-select'
import { useMay } from '@/admin/shared/page/access'
import { CopyButton } from '@/admin/shared/page/copy-button'
import { MayLink } from '@/admin/shared/page/may-link'
import { LoadingError, StaleNote, StateNote } from '@/admin/shared/page/state-note'
import { adminPaths } from '@/config/admin-paths'
import { admin, longDayWords, timeWords } from '@/content/admin/admin'
import { adminOrderForm } from '@/content/admin/orders/order-form'
import { adminOrders } from '@/content/admin/orders/orders'
import { comma } from '@/content/shared/lists'
import { adminOrderDetailQuery } from '@/data/orders/admin-order-detail'
import type { Tracking } from '@/data/orders/admin-order-mutations'
import { orderQuery } from '@/data/orders/order-queries'
import { adminOrderReturnsQuery } from '@/data/returns/admin-returns'
import type { Order } from '@/domain/orders/order'
import { orderChannels } from '@/domain/orders/order-channel'
import { isCorrectable } from '@/domain/orders/order-form'
import { isPartlyShipped, isUnderWay } from '@/domain/orders/parcel'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { OrderStep } from '../status/order-step'
import { NextStep } from './next-step'
import { OrderConfirmation } from './order-confirmation'
import { OrderCustomer } from './order-customer'
import { type OrderDialog, OrderDialogs } from './order-dialogs'
import { OrderItems } from './order-items'
import { OrderNotes } from './order-notes'
import { OrderParcels } from './order-parcels'
import { OrderPayments } from './order-payments'
import { OrderReturns } from './order-returns'
import { OrderReview } from './order-review'
import { OrderRisk } from './order-risk'
import { OrderTimeline } from './order-timeline'
import { OrderTracking } from './order-tracking'
import { RenewLink } from './renew-link'

const words = admin.orders
const { detail } = adminOrders

type OrderDrawerProps = {
  orderId: string
  listHref: string
  linkState: unknown
  /** Links to the adjacent orders in the list; null at its ends. */
  previousHref: string | null
  nextHref: string | null
}

export function OrderDrawer({ orderId, listHref, linkState, previousHref, nextHref }: OrderDrawerProps) {
  const order = useQuery({ ...orderQuery(orderId), refetchInterval: 20_000 })
  const adminDetail = useQuery({
    ...adminOrderDetailQuery(orderId),
    enabled: Boolean(order.data),
    refetchInterval: 20_000,
  })
  const isSent = order.data?.status === 'delivered' || order.data?.status === 'shipped'
  const returns = useQuery({
    ...adminOrderReturnsQuery(orderId),
    enabled: isSent,
    refetchInterval: 20_000,
  })
  const may = useMay()
  const [draft, setDraft] = useState<Tracking | null>(null)
  const [dialog, setDialog] = useState<OrderDialog | null>(null)
  const number = order.data?.number ?? ''
  const facts = adminDetail.data ?? undefined
  return (
    <DetailDrawer
      label={number ? words.open(number) : words.title}
      listTitle={words.title}
      listHref={listHref}
      close={{ label: words.close, hint: words.closeHint }}
      heading={
        number ? (
          <span className="whitespace-nowrap max-md:text-16">
            <span>{number.slice(0, 7)}</span>
            <span className="font-normal text-muted">{number.slice(7)}</span>
          </span>
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
      actions={
        <>
          <OrderStep to={nextHref} state={linkState} label={detail.next} icon={ChevronDown} />
          <OrderStep to={previousHref} state={linkState} label={detail.previous} icon={ChevronUp} />
        </>
      }
      summary={order.data && <Summary order={order.data} />}
      footer={
        order.data && (
          <NextStep order={order.data} draft={draft} onShipped={() => setDraft(null)} onAsk={setDialog} />
        )
      }
    >
      {order.isPending && <DrawerSkeleton />}
      <LoadingError title={words.detailError} query={order} />
      {order.data === null && (
        <StateNote
          title={words.missing.title}
          text={words.missing.text}
          link={{ to: listHref, label: words.close }}
        />
      )}
      {order.data && (
        <div className="max-md:pb-20">
          <StaleNote query={order} />
          {adminDetail.isLoadingError && (
            <p
              role="alert"
              className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-1.5 md:ps-5"
            >
              {detail.moreError}
              <button
                type="button"
                onClick={() => void adminDetail.refetch()}
                className="min-h-11 font-semibold underline underline-offset-4 md:min-h-7"
              >
                {admin.tryAgain}
              </button>
            </p>
          )}
          {facts && <OrderConfirmation order={order.data} adminDetail={facts} />}
          {may('orders') && <OrderRisk order={order.data} />}
          {facts && <OrderNotes orderId={orderId} notes={facts.notes} />}
          <OrderItems order={order.data} />
          {isSent && <OrderReturns returns={returns.data ?? []} />}
          <OrderPayments order={order.data} adminDetail={facts} onAsk={setDialog} />
          <OrderCustomer order={order.data} adminDetail={facts} />
          <RenewLink order={order.data} adminDetail={facts} />
          {order.data.status === 'delivered' && may('orders') && (
            <OrderReview order={order.data} adminDetail={facts} />
          )}
          {/* Several parcels are edited one by one; the one number is scanned right here. */}
          {may('orders.change') &&
            !isPartlyShipped(order.data) &&
            order.data.parcels.filter(isUnderWay).length < 2 && (
              <OrderTracking order={order.data} draft={draft} onDraft={setDraft} />
            )}
          <OrderParcels order={order.data} />
          <OrderTimeline order={order.data} adminDetail={facts} returns={returns.data} />
          <OrderDialogs order={order.data} dialog={dialog} onClose={() => setDialog(null)} />
        </div>
      )}
    </DetailDrawer>
  )
}

function Summary({ order }: { order: Order }) {
  const channel = orderChannels.find((each) => each !== 'web' && each === order.channel)
  const printLink = `${buttonClass({ look: 'quiet', size: 'small' })} max-md:flex-1 md:min-h-8 md:px-2`
  return (
    <>
      <p className="text-muted">
        <span>{`${longDayWords(order.createdAt)}${comma}${timeWords(order.createdAt)}`}</span>
        {channel && <span>{` · ${adminOrders.filters.channels[channel]}`}</span>}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-2 font-medium">
        <span className="relative">
          <StatusSelect order={order} big />
        </span>
        <PaymentMark order={order} />
        <span className="flex flex-wrap gap-2 max-md:w-full md:gap-1">
          {isCorrectable(order) && (
            <MayLink to={adminPaths.correctOrder(order.id)} className={printLink}>
              <Pencil size={16} strokeWidth={1.6} aria-hidden="true" />
              {adminOrderForm.correct.action}
            </MayLink>
          )}
          <Link to={adminPaths.print('packing-slip', [order.number])} className={printLink}>
            <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
            {detail.packingSlip}
          </Link>
          <MayLink to={adminPaths.print('invoice', [order.number])} className={printLink}>
            <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
            {detail.invoice}
          </MayLink>
        </span>
      </div>
    </>
  )
}

function DrawerSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4 p-5">
      {['h-10', 'h-10', 'h-10', 'h-16', 'h-24', 'h-32'].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
        <Skeleton key={index} className={height} />
      ))}
    </div>
  )
}
