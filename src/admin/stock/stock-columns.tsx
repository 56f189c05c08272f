import { use } from 'react'
import { adminStock as words } from '@/content/admin/catalogue/stock'
import { adminSales } from '@/content/admin/sales'
import { comma } from '@/content/shared/lists'
import { number } from '@/content/shared/numbers'
import type { StockVariant } from '@/domain/product/stock-movement'
import { columnHelper, type ListTable } from '../shared/list/list-table'
import { ListContext, RowLink } from '../shared/list/row-link'
import { Thumb } from '../shared/products/thumb'
import { StockQuantity } from './stock-quantity'

const { accessor, columns } = columnHelper<StockVariant>()
const head = words.columns

/** Every column of the variants: how it looks in the table, on a phone and while loading. */
export const stockTable: ListTable<StockVariant> = {
  idOf: ({ id }) => id,
  height: 'h-13',
  cell: 'px-2 first:ps-4 last:pe-4 md:first:ps-5 md:last:pe-5',
  phone: 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2',
  columns: columns([
    accessor(({ name }) => name, {
      id: 'variant',
      header: head.variant,
      meta: { cell: 'w-full max-w-0', skeleton: 'h-8 w-52', phone: 'min-w-0' },
      cell: ({ row }) => <VariantCell variant={row.original} />,
    }),
    accessor(({ sku }) => sku, {
      id: 'sku',
      header: head.sku,
      meta: { cell: 'whitespace-nowrap text-muted', skeleton: 'w-20' },
    }),
    accessor(({ sold }) => sold, {
      id: 'sold',
      header: head.sold,
      meta: { align: 'end', className: 'whitespace-nowrap max-lg:hidden', skeleton: 'w-8' },
      cell: ({ getValue }) => number(getValue()),
    }),
    accessor(({ waiting }) => waiting, {
      id: 'waiting',
      header: head.waiting,
      meta: { align: 'end', className: 'whitespace-nowrap max-lg:hidden', skeleton: 'w-8' },
      cell: ({ getValue }) => number(getValue()),
    }),
    accessor(({ left }) => left, {
      id: 'left',
      header: head.left,
      meta: { align: 'end', skeleton: 'h-8 w-20', phone: '' },
      cell: ({ row: { original } }) => <StockQuantity variant={original} level={original.level} />,
    }),
  ]),
}

function VariantCell({ variant }: { variant: StockVariant }) {
  const { isPhone } = use(ListContext)
  const { id, name, image, size, color, sku, sold, waiting } = variant
  const more = isPhone
    ? [sku, sold > 0 && words.sold(sold), waiting > 0 && words.waiting(waiting)].filter(Boolean)
    : []
  return (
    <span className="flex items-center gap-3">
      <Thumb src={image} />
      <span className="min-w-0 leading-snug">
        <RowLink
          id={id}
          label={words.detail.open(`${name}${comma}${adminSales.variant(size, color)}`)}
          className="block truncate font-medium max-md:text-16"
        >
          {name}
        </RowLink>
        <span className="block text-muted [overflow-wrap:anywhere] md:truncate">
          {[adminSales.variant(size, color), ...more].join(' · ')}
        </span>
      </span>
    </span>
  )
}
