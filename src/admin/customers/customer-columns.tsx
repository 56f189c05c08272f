import { use } from 'react'
import { shopZone } from '@/config/shop-zone'
import { dayWords } from '@/content/admin/admin'
import { adminCustomers } from '@/content/admin/customers'
import { number } from '@/content/shared/numbers'
import { serverNow } from '@/data/supabase/server-clock'
import { toDecimal } from '@/domain/money/money'
import type { Customer } from '@/domain/orders/customer'
import { dayAt } from '@/domain/values/day'
import { Code } from '@/ui/direction'
import { columnHelper, type ListTable } from '../shared/list/list-table'
import { ListContext, RowLink } from '../shared/list/row-link'
import { ShopMoney } from '../shared/page/shop-money'
import { TagMark } from './tag-mark'

const { accessor, columns } = columnHelper<Customer>()
const { columns: head } = adminCustomers
const isoDay = (time: number) => dayAt(time, shopZone())
const exportOnly = { isExportOnly: true }

/** Every column of the customers: how it looks in the table, on a phone and while loading, and what is exported. */
export const customerTable: ListTable<Customer> = {
  idOf: ({ key }) => key,
  height: 'h-14',
  cell: 'px-2 first:ps-4 last:pe-4 md:first:ps-5 md:last:pe-5',
  phone: 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2',
  columns: columns([
    accessor(({ name }) => name, {
      id: 'name',
      header: head.customer,
      meta: { cell: 'w-full max-w-0', skeleton: 'h-8 w-48', phone: 'min-w-0' },
      cell: ({ row: { original: customer } }) => (
        <>
          <RowLink id={customer.key} className="block truncate font-medium max-md:text-16">
            {customer.name}
          </RowLink>
          <span className="flex items-center gap-1.5 text-muted">
            <span className="truncate">
              <Code>{customer.email || customer.phone}</Code>
            </span>
            {customer.tags.map((tag) => (
              <TagMark key={tag} tag={tag} />
            ))}
          </span>
        </>
      ),
    }),
    accessor(({ email }) => email, { id: 'email', meta: exportOnly }),
    accessor(({ phone }) => phone, { id: 'phone', meta: { ...exportOnly, isDigits: true } }),
    accessor(({ city }) => city, {
      id: 'city',
      header: head.city,
      meta: {
        className: 'max-lg:hidden @max-3xl:hidden',
        cell: 'max-w-36 min-w-32 truncate',
        skeleton: 'w-20',
      },
    }),
    accessor(({ tags }) => tags.join(', '), { id: 'tags', meta: exportOnly }),
    accessor(({ orders }) => orders, {
      id: 'orders',
      header: head.orders,
      meta: { align: 'end', cell: 'min-w-16', skeleton: 'w-4' },
      cell: ({ getValue }) => number(getValue()),
    }),
    accessor(({ returned }) => returned, {
      id: 'returned',
      header: head.returned,
      meta: { align: 'end', cell: 'min-w-16', skeleton: 'w-4' },
      cell: ({ getValue }) =>
        getValue() > 0 && <span className="font-semibold text-danger-text">{getValue()}</span>,
    }),
    accessor(({ spent }) => toDecimal(spent), {
      id: 'spent',
      header: head.spent,
      meta: { align: 'end', cell: 'min-w-24', skeleton: 'w-14', phone: 'text-end' },
      cell: ({ row }) => <SpentCell customer={row.original} />,
    }),
    accessor(({ joinedAt }) => isoDay(joinedAt), {
      id: 'joined',
      header: head.joined,
      meta: {
        className: 'max-lg:hidden @max-3xl:hidden',
        cell: 'min-w-28 whitespace-nowrap text-muted',
        skeleton: 'w-16',
      },
      cell: ({ row }) => dayWords(row.original.joinedAt, serverNow()),
    }),
    accessor(({ lastOrderAt }) => isoDay(lastOrderAt), {
      id: 'last',
      header: head.last,
      meta: { cell: 'min-w-24 whitespace-nowrap', skeleton: 'w-16' },
      cell: ({ row }) => dayWords(row.original.lastOrderAt, serverNow()),
    }),
  ]),
}

/** The amount spent; on a phone with the refused orders, or the day of the last order. */
function SpentCell({ customer }: { customer: Customer }) {
  const { isPhone } = use(ListContext)
  return (
    <>
      <span className="block font-semibold">
        <ShopMoney amount={customer.spent} />
      </span>
      {isPhone && (
        <span className="block text-muted">
          {customer.returned > 0 ? (
            <b className="font-semibold text-danger-text">{adminCustomers.refused(customer.returned)}</b>
          ) : (
            dayWords(customer.lastOrderAt, serverNow())
          )}
        </span>
      )}
    </>
  )
}
