import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin, longDayWords } from '@/content/admin'
import { studentRequestsQuery } from '@/data/discounts/student-requests'
import { messageCountsQuery } from '@/data/messages/message-queries'
import { viewCountsQuery } from '@/data/orders/admin-order-queries'
import { overdueQuery, toPackQuery } from '@/data/orders/order-queries'
import { lowStockQuery } from '@/data/products/low-stock-queries'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Guard } from '../shared/guard'
import { PageHeader } from '../shared/page-header'
import { PeriodChoices } from '../shared/period-choices'
import { usePeriod } from '../shared/use-period'
import { LowStock } from './low-stock'
import { Overdue } from './overdue'
import { RecentOrders } from './recent-orders'
import { SalesOverview } from './sales-overview'
import { StatusCounts } from './status-counts'
import { ToPack } from './to-pack'
import { UnreadMessages } from './unread-messages'

const words = admin.overview
const refundsToSend = 'payment=to-refund'

export function OverviewPage() {
  const period = usePeriod()
  usePageHead({ title: admin.title(words.title), hidden: true })
  return (
    <div className="px-4 pb-8 md:px-7 md:pt-5">
      <PageHeader title={words.title}>
        <Link to={adminPaths.newProduct} className={`${buttonClass({ size: 'small' })} max-md:min-h-11`}>
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          {words.addProduct}
        </Link>
      </PageHeader>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Guard>
          <Waiting />
        </Guard>
        <PeriodChoices {...period} />
      </div>
      <div className="mt-4 grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-4">
          <Guard>
            <SalesOverview period={period} />
          </Guard>
          <Guard>
            <StatusCounts />
          </Guard>
          <Guard>
            <RecentOrders />
          </Guard>
        </div>
        <div className="grid grid-cols-1 gap-4 max-xl:md:grid-cols-2 xl:grid-cols-1">
          <Guard>
            <Overdue />
          </Guard>
          <Guard>
            <ToPack />
          </Guard>
          <Guard>
            <LowStock />
          </Guard>
          <Guard>
            <UnreadMessages />
          </Guard>
        </div>
      </div>
    </div>
  )
}

/** The date, and the tasks that wait. */
function Waiting() {
  const { data: toPack } = useQuery(toPackQuery())
  const { data: overdue } = useQuery(overdueQuery())
  const { data: refunds } = useQuery(viewCountsQuery([refundsToSend]))
  const { data: students } = useQuery(studentRequestsQuery('open', 1))
  const { data: low } = useQuery(lowStockQuery())
  const { data: messages } = useQuery(messageCountsQuery())
  const waiting = [
    { count: overdue?.total, text: words.overdueCount, to: '#overdue' },
    {
      count: refunds?.get(refundsToSend),
      text: words.refundCount,
      to: `${adminPaths.orders}?${refundsToSend}`,
    },
    { count: toPack?.total, text: words.toPackCount, to: '#to-pack' },
    { count: low?.total, text: words.lowCount, to: '#low-stock' },
    { count: messages?.unread, text: admin.nav.unread, to: adminPaths.messages },
    { count: students?.counts.open, text: admin.nav.studentsOpen, to: adminPaths.studentRequests },
  ].flatMap(({ count, text, to }) => (count ? [{ text: text(count), to }] : []))
  return (
    <p className="text-muted">
      {longDayWords(Date.now())}
      {waiting.map(({ text, to }, place) => (
        <span key={to}>
          {place === 0 ? '. ' : ', '}
          <Link to={to} className="font-medium text-ink underline decoration-line-strong underline-offset-4">
            {text}
          </Link>
        </span>
      ))}
    </p>
  )
}
