import { admin } from '@/content/admin/admin'
import { adminDeals as words } from '@/content/admin/offers/deals'
import { comma } from '@/content/shared/lists'
import type { AdminDeal } from '@/data/deals/admin-deals'
import type { DealState } from '@/domain/discounts/deal-plan'
import { columnHelper, type ListTable } from '../shared/list/list-table'
import { RowLink } from '../shared/list/row-link'
import { ShopMoney } from '../shared/page/shop-money'
import { Thumb } from '../shared/products/thumb'
import { DealLeft, DealPrice, DealTime, revenueOf, SoldBar } from './deal-cells'

const { accessor, columns } = columnHelper<AdminDeal>()
const head = words.columns

/** Every column of the deals in a state: how it looks in the table, on a phone and while loading. */
const dealTable = (state: DealState): ListTable<AdminDeal> => ({
  idOf: ({ id }) => id,
  nameOf: ({ product }) => admin.selection.one(product.title),
  height: 'h-13',
  cell: 'px-2 first:ps-4 last:pe-5',
  phone: 'grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-2 gap-y-1 py-2 ps-14 pe-4',
  columns: columns([
    accessor(({ product }) => product.title, {
      id: 'product',
      header: head.product,
      meta: { sort: 'product', skeleton: 'h-8 w-40', phone: 'contents' },
      cell: ({ row: { original: deal } }) => (
        <span className="flex min-w-0 items-center gap-3 max-md:contents">
          <Thumb src={deal.product.image} className="h-10 w-8 max-md:row-span-2" />
          <span className="min-w-0 leading-snug">
            <RowLink id={deal.id} className="block truncate font-semibold">
              {deal.product.title}
            </RowLink>
            <span className="block text-12 text-muted">
              {deal.product.status === 'live'
                ? words.kinds[deal.kind]
                : `${words.kinds[deal.kind]}${comma}${words.notLive[deal.product.status]}`}
            </span>
          </span>
        </span>
      ),
    }),
    accessor(({ price }) => price, {
      id: 'price',
      header: head.price,
      meta: { sort: 'discount', align: 'end', skeleton: 'w-16', phone: 'text-end' },
      cell: ({ row }) => <DealPrice deal={row.original} />,
    }),
    accessor(({ sold }) => sold, {
      id: 'sold',
      header: head.sold,
      meta: { sort: 'sold', className: 'ps-5', cell: 'w-36', skeleton: 'w-28', phone: 'max-w-44' },
      cell: ({ row }) => <SoldBar deal={row.original} />,
    }),
    accessor(({ total, sold }) => total - sold, {
      id: 'left',
      header: head.left,
      meta: { align: 'end', className: 'max-lg:hidden @max-3xl:hidden', skeleton: 'w-8' },
      cell: ({ row }) => <DealLeft deal={row.original} />,
    }),
    accessor(revenueOf, {
      id: 'revenue',
      header: head.revenue,
      meta: {
        sort: 'revenue',
        align: 'end',
        className: '@max-2xl:hidden',
        cell: 'font-semibold',
        skeleton: 'w-14',
      },
      cell: ({ getValue }) => <ShopMoney amount={getValue()} />,
    }),
    accessor(({ endsAt }) => endsAt, {
      id: 'time',
      header: head.time[state],
      meta: { sort: 'time', align: 'end', skeleton: 'w-24', phone: 'text-end' },
      cell: ({ row }) => <DealTime deal={row.original} />,
    }),
  ]),
})

export const dealTables = {
  running: dealTable('running'),
  scheduled: dealTable('scheduled'),
  ended: dealTable('ended'),
} satisfies Record<DealState, ListTable<AdminDeal>>
