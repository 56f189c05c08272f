import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin, dayWords, longDayWords, timeWords } from '@/content/admin/admin'
import { adminCustomers } from '@/content/admin/customers'
import { orders as orderWords } from '@/content/orders/orders'
import { comma } from '@/content/shared/lists'
import { number } from '@/content/shared/numbers'
import { customerQuery } from '@/data/customers/customer-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { addressLines } from '@/domain/delivery/address'
import { formatMoney } from '@/domain/money/money'
import type { CustomerDetail } from '@/domain/orders/customer'
import { language } from '@/domain/text/language'
import { Code } from '@/ui/direction'
import { Skeleton } from '@/ui/skeleton'
import { DetailDrawer } from '../shared/drawer/detail-drawer'
import { StatusMark } from '../shared/orders/status-mark'
import { CopyButton } from '../shared/page/copy-button'
import { PhoneLinks } from '../shared/page/phone-links'
import { useShopMoney } from '../shared/page/shop-money'
import { LoadingError, StateNote } from '../shared/page/state-note'
import { usePaper } from '../shared/papers/use-paper'
import { CustomerNotes } from './customer-notes'
import { CustomerTags } from './customer-tags'

const words = adminCustomers.detail
const section = 'border-b border-line px-4 py-3 md:ps-5'
const link = 'text-accent hover:underline max-md:inline-block max-md:py-2.5'

export function CustomerDrawer({ customerKey, listHref }: { customerKey: string; listHref: string }) {
  const customer = useQuery(customerQuery(customerKey))
  const { data } = customer
  return (
    <DetailDrawer
      label={words.open(data?.name ?? customerKey)}
      listTitle={adminCustomers.title}
      listHref={listHref}
      close={{ label: words.close, hint: words.closeHint }}
      heading={data?.name ?? customerKey}
      summary={
        <p className="text-muted">
          {data
            ? `${data.isMember ? adminCustomers.member : adminCustomers.guest}${comma}${adminCustomers.columns.joined.toLowerCase()} ${longDayWords(data.joinedAt)}`
            : customer.isPending && <span role="status">{admin.loading}</span>}
        </p>
      }
    >
      {customer.isPending && <DrawerSkeleton />}
      <LoadingError title={words.error} query={customer} />
      {data === null && <StateNote {...words.missing} link={{ to: listHref, label: words.close }} />}
      {data && (
        <>
          <Figures customer={data} />
          <Contact customer={data} />
          <Orders customer={data} />
          <CustomerTags customer={customerKey} tags={data.tags} />
          <CustomerNotes customer={customerKey} notes={data.notes} />
        </>
      )}
    </DetailDrawer>
  )
}

function Figures({ customer }: { customer: CustomerDetail }) {
  const { money } = useShopMoney()
  const metrics = [
    [adminCustomers.columns.orders, number(customer.orders)],
    [words.paid, money(customer.spent)],
    [words.returned, number(customer.returned)],
  ]
  return (
    <dl aria-label={words.metrics} className="grid grid-cols-3 border-b border-line bg-surface-raised">
      {metrics.map(([label, value]) => (
        <div key={label} className="px-4 py-3 not-last:border-e not-last:border-line md:first:ps-5">
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="text-16 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Contact({ customer }: { customer: CustomerDetail }) {
  const lines = addressLines(customer.address)
  const paper = usePaper(customer.language ?? language)
  return (
    <section className={section} aria-label={words.contact}>
      {customer.email ? (
        <p className="flex items-center gap-1">
          <a className={`${link} truncate`} href={`mailto:${customer.email}`}>
            <Code>{customer.email}</Code>
          </a>
          <CopyButton text={customer.email} label={words.copyEmail} />
        </p>
      ) : (
        <p className="text-muted">{words.noEmail}</p>
      )}
      {customer.phone && (
        <p className="flex flex-wrap gap-x-3">
          <PhoneLinks
            phone={customer.phone}
            e164={customer.phoneE164}
            message={paper?.words.messages.hello(customer.name) ?? ''}
          />
        </p>
      )}
      <h3 className="mt-2 text-12 text-muted">{words.address}</h3>
      <address className="not-italic">{lines.join(comma)}</address>
    </section>
  )
}

function Orders({ customer }: { customer: CustomerDetail }) {
  const now = serverNow()
  return (
    <section className={section} aria-labelledby="customer-orders">
      <div className="flex min-h-8 items-center justify-between">
        <h3 id="customer-orders" className="font-semibold">
          {words.orders}
        </h3>
        {customer.orders > customer.newest.length && (
          <Link to={`${adminPaths.orders}?q=${encodeURIComponent(customer.key)}`} className={link}>
            {words.allOrders}
          </Link>
        )}
      </div>
      <ul>
        {customer.newest.map((order) => (
          <li
            key={order.id}
            className="relative -mx-2 grid min-h-11 grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control px-2 py-1 hover:bg-surface-sunken md:min-h-9"
          >
            <Link
              to={`${adminPaths.orders}/${order.id}`}
              className="font-semibold after:absolute after:inset-0"
            >
              <span>{order.number.slice(0, 7)}</span>
              <span className="sr-only">{order.number.slice(7)}</span>
            </Link>
            <span className="flex min-w-0 items-center gap-1.5 text-muted">
              <StatusMark status={order.status} />
              <span className="truncate">
                {`${orderWords.statuses[order.status]}${comma}${dayWords(order.createdAt, now)} ${timeWords(order.createdAt)}`}
              </span>
            </span>
            <span className="text-end">
              <span className="font-semibold">{formatMoney(order.total, order.currency)}</span>
              {order.due > 0 && (
                <span className="block text-12 text-muted">
                  {words.due(formatMoney(order.due, order.currency))}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DrawerSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4 p-5">
      {['h-12', 'h-20', 'h-32', 'h-24'].map((height) => (
        <Skeleton key={height} className={height} />
      ))}
    </div>
  )
}
