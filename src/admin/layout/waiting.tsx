import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { callQueueQuery } from '@/data/calls/calls'
import { messageCountsQuery } from '@/data/messages/message-queries'
import { orderPulseQuery } from '@/data/orders/order-pulse'
import { returnsQuery } from '@/data/returns/admin-returns'
import { useMay } from '../shared/page/access'

const { nav } = admin

type WaitingCount = { count: number; words: string }

/** The number of open tasks at each destination, by its path. */
export function useWaiting(): ReadonlyMap<string, WaitingCount | undefined> {
  const may = useMay()
  // OrderNews asks for it again and again, and for the calls with every change.
  const { data: orders } = useQuery({ ...orderPulseQuery(), enabled: may('orders') })
  const { data: calls } = useQuery({ ...callQueueQuery(), enabled: may('calls'), refetchInterval: 60_000 })
  const { data: returns } = useQuery({ ...returnsQuery(), enabled: may('orders'), refetchInterval: 60_000 })
  const { data: messages } = useQuery({
    ...messageCountsQuery(),
    enabled: may('messages'),
    refetchInterval: 60_000,
  })
  return new Map([
    [adminPaths.orders, orders && { count: orders.pending, words: nav.waiting(orders.pending) }],
    [adminPaths.calls, calls && { count: calls.now, words: nav.toCall(calls.now) }],
    [
      adminPaths.returns,
      returns && { count: returns.counts.requested, words: nav.toDecide(returns.counts.requested) },
    ],
    [adminPaths.messages, messages && { count: messages.unread, words: nav.unread(messages.unread) }],
  ])
}

export function WaitingBadge({ count = 0, words = '' }: Partial<WaitingCount>) {
  if (count === 0) return null
  return (
    <span className="absolute start-[calc(50%+0.25rem)] top-1.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-12 leading-4.5 font-semibold text-accent-on md:top-0 named-nav:static named-nav:ms-auto">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{`, ${words}`}</span>
    </span>
  )
}
