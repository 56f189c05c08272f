import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { number } from '@/content/shared/numbers'
import { callQueueQuery } from '@/data/calls/calls'
import { studentRequestsQuery } from '@/data/discounts/student-requests'
import { messageCountsQuery } from '@/data/messages/message-queries'
import { viewCountsQuery } from '@/data/orders/admin-order-queries'
import { overdueQuery } from '@/data/orders/order-queries'
import { lowStockQuery } from '@/data/products/low-stock-queries'
import { returnsQuery } from '@/data/returns/admin-returns'
import { moderatedReviewsQuery } from '@/data/reviews/moderated-reviews'
import { useMay } from '../shared/page/access'

const { today: words, views } = admin.overview
const counted = [views.toPack, views.toCollect, views.transfers, views.refunds]
const every = 20_000

/** What waits to be done, each with its count, which leads to the list of exactly that. */
export function Today() {
  const may = useMay()
  const { data: calls } = useQuery({ ...callQueueQuery(), enabled: may('calls'), refetchInterval: every })
  const { data: counts } = useQuery({
    ...viewCountsQuery(counted),
    enabled: may('orders'),
    refetchInterval: every,
  })
  const { data: overdue } = useQuery({ ...overdueQuery(), enabled: may('orders') })
  const { data: students } = useQuery({ ...studentRequestsQuery('open', 1), enabled: may('discounts') })
  const { data: returns } = useQuery({ ...returnsQuery(), enabled: may('orders'), refetchInterval: every })
  const { data: low } = useQuery({ ...lowStockQuery(), enabled: may('view', 'stock') })
  const { data: reviews } = useQuery({
    ...moderatedReviewsQuery({ show: 'new', search: '', page: 1 }),
    enabled: may('messages'),
  })
  const { data: messages } = useQuery({ ...messageCountsQuery(), enabled: may('messages') })
  const listed = (view: string) => ({ count: counts?.get(view), to: `${adminPaths.orders}?${view}` })
  // The daily round is always there; the others while there is something to do.
  const daily = [
    { label: words.toCall, count: calls?.now, to: adminPaths.calls },
    { label: words.toPack, ...listed(views.toPack) },
    { label: words.toCollect, ...listed(views.toCollect) },
  ]
  const others = [
    { label: words.transfers, ...listed(views.transfers) },
    { label: words.overdue, count: overdue?.total, to: '#overdue' },
    { label: words.refunds, ...listed(views.refunds) },
    { label: words.returns, count: returns?.counts.requested, to: adminPaths.returns },
    {
      label: words.returnRefunds,
      count: returns?.counts.received,
      to: `${adminPaths.returns}?show=received`,
    },
    { label: words.lowStock, count: low?.total, to: '#low-stock' },
    { label: words.messages, count: messages?.unread, to: adminPaths.messages },
    { label: words.reviews, count: reviews?.counts.new, to: adminPaths.reviews },
    { label: words.students, count: students?.counts.open, to: adminPaths.studentRequests },
  ].filter(({ count }) => count)
  return (
    <nav aria-label={words.title} className="mt-3">
      <ul className="grid grid-cols-2 gap-2 md:flex md:flex-wrap">
        {[...daily, ...others].map(({ label, count, to }) => (
          <li key={label} className="first:nth-last-[odd]:max-md:col-span-2">
            <Link
              to={to}
              className="flex min-h-14 items-center justify-between gap-3 rounded-surface border border-line bg-surface-raised px-3.5 py-2 shadow-rest hover:border-line-strong md:min-h-11 md:justify-start"
            >
              <b
                className={`order-last text-20 leading-7 font-semibold md:order-first ${count ? '' : 'text-muted'}`}
              >
                {count === undefined ? '–' : number(count)}
              </b>{' '}
              <span className="leading-tight font-medium">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
