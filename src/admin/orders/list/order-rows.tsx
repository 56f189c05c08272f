import { useMemo } from 'react'
import { DataTable } from '@/admin/shared/list/data-table'
import type { Selection } from '@/admin/shared/list/use-selection'
import { admin, dayWords } from '@/content/admin/admin'
import { serverNow } from '@/data/supabase/server-clock'
import type { OrderSummary } from '@/domain/orders/order'
import { type OrderSort, sortBy } from '@/domain/orders/order-filter'
import { orderTable, toOrderRows } from './order-columns'
import { useOrderLinks } from './use-order-links'

const days = {
  of: ({ createdAt }: OrderSummary) => dayWords(createdAt, serverNow()),
  heading: (day: string, count: number) => (
    <h2 className="flex justify-between border-b border-line bg-surface py-2 ps-14 pe-4 font-text text-14 font-normal tracking-normal text-muted">
      <span>{day}</span>
      <span>{admin.orders.orders(count)}</span>
    </h2>
  ),
}

type OrderRowsProps = {
  orders: readonly OrderSummary[]
  selection: Selection
  sort: OrderSort
  sortHref: (sort: OrderSort) => string
}

/** The orders of a page of the list; on a phone by day, as long as they are sorted by it. */
export function OrderRows({ orders, selection, sort, sortHref }: OrderRowsProps) {
  const rows = useMemo(() => toOrderRows(orders), [orders])
  return (
    <DataTable
      table={orderTable}
      rows={rows}
      selection={selection}
      links={useOrderLinks()}
      sort={{
        by: sort.replace('-', ''),
        descending: sort.startsWith('-'),
        hrefOf: (column) => sortHref(sortBy(column, sort)),
      }}
      groups={sort.endsWith('placed') ? days : undefined}
    />
  )
}
