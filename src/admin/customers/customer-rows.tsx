import { Link } from 'react-router-dom'
import { dayWords } from '@/content/admin'
import { adminCustomers as words } from '@/content/admin-customers'
import type { Customer } from '@/domain/customer'
import { formatMoney } from '@/domain/money'
import { Skeleton } from '@/ui/skeleton'

type CustomerRowsProps = {
  customers: readonly Customer[]
  openEmail: string | undefined
  hrefOf: (email: string) => string
  /** Route state for the opened row, so that closing it can go back in history. */
  linkState: unknown
}

const { columns } = words
const columnsOf =
  'grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_4rem_6rem_6rem] lg:grid-cols-[minmax(0,1fr)_8rem_4rem_6rem_7rem_6rem]'
const row = `grid ${columnsOf} items-center gap-x-4 border-b border-line px-4 md:px-5`

export function CustomerRows({ customers, openEmail, hrefOf, linkState }: CustomerRowsProps) {
  const now = Date.now()
  return (
    <>
      <Head />
      <ul>
        {customers.map((customer) => {
          const isOpen = customer.email === openEmail
          return (
            <li
              key={customer.email}
              className={`relative ${row} min-h-15 py-2 md:min-h-13 md:py-1.5 ${isOpen ? 'bg-sand/50 shadow-[inset_3px_0_0_var(--majorelle)]' : 'hover:bg-paper'}`}
            >
              <span className="min-w-0">
                <Link
                  to={hrefOf(customer.email)}
                  state={linkState}
                  replace={openEmail !== undefined}
                  data-row={customer.email}
                  aria-current={isOpen ? 'true' : undefined}
                  className="block truncate font-medium outline-offset-[-2px] after:absolute after:inset-0 max-md:text-16"
                >
                  <bdi>{customer.name}</bdi>
                </Link>
                <span className="block truncate text-muted">{customer.email}</span>
              </span>
              <span className="truncate max-lg:hidden">{customer.city}</span>
              <Figure label={columns.orders} className="max-md:hidden">
                {customer.orders.toLocaleString('en-US')}
              </Figure>
              <span className="text-end">
                <span className="block font-semibold">
                  <span className="sr-only">{columns.spent} </span>
                  {formatMoney(customer.spent)}
                </span>
                <span className="block text-muted md:hidden">{dayWords(customer.lastOrderAt, now)}</span>
              </span>
              <span className="text-muted max-lg:hidden">
                <span className="sr-only">{columns.joined} </span>
                {dayWords(customer.joinedAt, now)}
              </span>
              <span className="max-md:hidden">
                <span className="sr-only">{columns.last} </span>
                {dayWords(customer.lastOrderAt, now)}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Figure({ label, className, children }: { label: string; className: string; children: string }) {
  return (
    <span className={`text-end ${className}`}>
      <span className="sr-only">{label} </span>
      {children}
    </span>
  )
}

function Head() {
  return (
    <div
      aria-hidden="true"
      className={`${row} sticky top-0 z-2 h-8 bg-raised text-12 text-muted max-md:hidden`}
    >
      <span>{columns.customer}</span>
      <span className="max-lg:hidden">{columns.city}</span>
      <span className="text-end">{columns.orders}</span>
      <span className="text-end">{columns.spent}</span>
      <span className="max-lg:hidden">{columns.joined}</span>
      <span>{columns.last}</span>
    </div>
  )
}

export function CustomerRowsSkeleton() {
  return (
    <div aria-hidden="true">
      <Head />
      {Array.from({ length: 10 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
        <div key={place} className={`${row} min-h-15 md:min-h-13`}>
          <span className="grid gap-2">
            <Skeleton className="h-3.5 w-36" />
            <Skeleton className="h-3 w-48" />
          </span>
          <Skeleton className="h-3.5 w-20 max-lg:hidden" />
          <Skeleton className="ms-auto h-3.5 w-4 max-md:hidden" />
          <Skeleton className="ms-auto h-3.5 w-14" />
          <Skeleton className="h-3.5 w-16 max-lg:hidden" />
          <Skeleton className="h-3.5 w-16 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}
