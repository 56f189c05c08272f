import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { admin, longDayWords, timeWords } from '@/content/admin'
import { orderQuery } from '@/data/orders/order-queries'
import type { Order, OrderStatus } from '@/domain/order'
import { Button, buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { CopyButton } from '../shared/copy-button'
import { PaymentMark } from '../shared/payment-mark'
import { ErrorNote, StateNote } from '../shared/state-note'
import { StatusSelect } from '../shared/status-select'
import { useStatusChange } from '../shared/use-status-change'
import { OrderItems } from './order-items'
import { OrderPeople } from './order-people'
import { OrderTimeline } from './order-timeline'
import { OrderTracking } from './order-tracking'

const words = admin.orders

/** One order: docked beside the list where there is room, over it below, a page of its own on a phone. */
export function OrderDrawer({ orderId, listHref }: { orderId: string; listHref: string }) {
  const order = useQuery(orderQuery(orderId))
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useClose(listHref)

  useEffect(() => {
    // A frame later, so that the page's own care for the focus finds it taken.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])

  const number = order.data?.number ?? ''
  return (
    <aside
      aria-label={number ? words.open(number) : words.title}
      className="flex flex-col bg-paper md:fixed md:inset-y-0 md:end-0 md:z-30 md:h-dvh md:w-105 md:border-s md:border-line md:shadow-float 2xl:static 2xl:w-auto 2xl:shadow-none"
    >
      {/* On a phone the list with its heading is not there. */}
      <h1 className="sr-only md:hidden">{words.title}</h1>
      <header className="border-b border-line px-4 pt-2 pb-3 md:ps-5 md:pt-4">
        <div className="flex min-h-11 items-center gap-1 md:min-h-7">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-text text-20 leading-7 font-semibold tracking-normal outline-none"
          >
            {number ? (
              <>
                {number.slice(0, 7)}
                <span className="font-normal text-muted">{number.slice(7)}</span>
              </>
            ) : (
              <span className={order.isPending ? 'sr-only' : ''}>
                {order.isPending ? admin.loading : words.title}
              </span>
            )}
          </h2>
          {number && <CopyButton text={number} label={words.copyNumber} />}
          {order.isPending && <Skeleton className="h-5 w-40" />}
          <Link
            to={listHref}
            onClick={close}
            aria-label={words.close}
            title={words.closeHint}
            className="ms-auto grid size-11 place-items-center rounded-control text-muted hover:bg-sand hover:text-ink md:size-8"
          >
            <X size={18} strokeWidth={1.6} aria-hidden="true" />
          </Link>
        </div>
        {order.data && <Summary order={order.data} />}
      </header>
      <div className="flex-1 md:min-h-0 md:overflow-auto">
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
      </div>
      {order.data && <NextStep order={order.data} />}
    </aside>
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

/** Escape or the cross: back to the list as one left it. */
function useClose(listHref: string) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const cameFromList = state?.fromList === true
  const close = () => void (cameFromList ? navigate(-1) : navigate(listHref))
  const onEscape = useEffectEvent(close)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    close()
  }
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
