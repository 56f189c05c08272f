import { Link } from 'react-router-dom'
import { admin } from '@/content/admin'
import { adminDeals as words } from '@/content/admin-deals'
import type { AdminDeal } from '@/data/deals/admin-deals'
import type { DealSort, DealState } from '@/domain/deal-plan'
import { formatMoney } from '@/domain/money'
import { Skeleton } from '@/ui/skeleton'
import { RowCheckbox } from '../shared/row-checkbox'
import { SortHead } from '../shared/sort-head'
import { Thumb } from '../shared/thumb'
import { useIsPhone } from '../shared/use-media-query'
import type { Selection } from '../shared/use-selection'
import { DealLeft, DealPrice, DealTime, revenueOf, SoldBar } from './deal-cells'
import { useNow } from './use-now'

type DealListProps = {
  deals: readonly AdminDeal[]
  state: DealState
  sort: DealSort
  turned: boolean
  sortHref: (sort: DealSort) => string
  openId: string | undefined
  hrefOf: (id: string) => string
  linkState: unknown
  selection: Selection
}

const { columns } = words
const head = 'h-8 px-2 text-12 font-normal text-muted'
const cell = 'px-2 py-1.5'

export function DealList(props: DealListProps) {
  const now = useNow()
  const isPhone = useIsPhone()
  const { deals, selection, state, sort, turned, sortHref } = props
  if (isPhone)
    return (
      <ul>
        {deals.map((deal) => (
          <li
            key={deal.id}
            className={`relative flex gap-2 border-b border-line px-4 py-2 ${lookOf(props, deal)}`}
          >
            <span className="-ms-3">
              <Box deal={deal} selection={selection} />
            </span>
            <Thumb src={deal.product.image} />
            <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
              <Title {...props} deal={deal} />
              <span className="text-end">
                <DealPrice deal={deal} />
              </span>
              <SoldBar deal={deal} className="max-w-44" />
              <span className="text-end">
                <DealTime deal={deal} now={now} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    )
  const sorted = (name: DealSort, ascending: boolean) =>
    sort === name ? (ascending !== turned ? 'ascending' : 'descending') : undefined
  return (
    <table className="w-full">
      <thead className="sticky top-0 z-2 bg-raised">
        <tr className="border-b border-line">
          <td className="w-12 ps-4">
            <RowCheckbox
              label={admin.selection.all}
              checked={selection.chosen.length === deals.length}
              mixed={selection.chosen.length > 0 && selection.chosen.length < deals.length}
              onToggle={selection.toggleAll}
            />
          </td>
          <SortHead
            label={columns.product}
            direction={sorted('product', true)}
            to={sortHref('product')}
            className={`${head} text-start`}
          />
          <SortHead
            label={columns.price}
            direction={sorted('discount', false)}
            to={sortHref('discount')}
            className={`${head} text-end`}
          />
          <SortHead
            label={columns.sold}
            direction={sorted('sold', false)}
            to={sortHref('sold')}
            className={`${head} ps-5 text-start`}
          />
          <th scope="col" className={`${head} text-end max-lg:hidden`}>
            {columns.left}
          </th>
          <SortHead
            label={columns.revenue}
            direction={sorted('revenue', false)}
            to={sortHref('revenue')}
            className={`${head} text-end`}
          />
          <SortHead
            label={columns.time[state]}
            direction={sorted('time', state !== 'ended')}
            to={sortHref('time')}
            className={`${head} pe-5 text-end`}
          />
        </tr>
      </thead>
      <tbody>
        {deals.map((deal) => (
          <tr key={deal.id} className={`relative border-b border-line ${lookOf(props, deal)}`}>
            <td className="ps-4">
              <Box deal={deal} selection={selection} />
            </td>
            <td className={cell}>
              <span className="flex min-w-0 items-center gap-3">
                <Thumb src={deal.product.image} />
                <Title {...props} deal={deal} />
              </span>
            </td>
            <td className={`${cell} text-end`}>
              <DealPrice deal={deal} />
            </td>
            <td className={`${cell} w-36 ps-5`}>
              <SoldBar deal={deal} />
            </td>
            <td className={`${cell} text-end max-lg:hidden`}>
              <DealLeft deal={deal} />
            </td>
            <td className={`${cell} text-end font-semibold`}>{formatMoney(revenueOf(deal))}</td>
            <td className={`${cell} pe-5 text-end`}>
              <DealTime deal={deal} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function lookOf({ openId, selection }: DealListProps, { id }: AdminDeal): string {
  if (id === openId) return 'bg-sand/50 shadow-[inset_3px_0_0_var(--majorelle)]'
  return selection.isChosen(id) ? 'bg-majorelle-wash' : 'hover:bg-paper'
}

function Title({ deal, openId, hrefOf, linkState }: DealListProps & { deal: AdminDeal }) {
  const { product, kind } = deal
  return (
    <span className="min-w-0 leading-snug">
      <Link
        to={hrefOf(deal.id)}
        state={linkState}
        replace={openId !== undefined}
        data-row={deal.id}
        aria-current={deal.id === openId ? 'true' : undefined}
        className="block truncate font-semibold outline-offset-[-2px] after:absolute after:inset-0"
      >
        {product.title}
      </Link>
      <span className="block text-12 text-muted">
        {words.kinds[kind]}
        {product.isArchived && `, ${words.archived.toLowerCase()}`}
      </span>
    </span>
  )
}

const Box = ({ deal, selection }: { deal: AdminDeal; selection: Selection }) => (
  <RowCheckbox
    label={admin.selection.one(deal.product.title)}
    checked={selection.isChosen(deal.id)}
    onToggle={(options) => selection.toggle(deal.id, options)}
  />
)

export function DealListSkeleton() {
  return Array.from({ length: 12 }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
    <div key={row} className="flex min-h-13 items-center gap-3 border-b border-line px-4 md:px-5">
      <Skeleton className="size-4" />
      <Skeleton className="h-10 w-8" />
      <span className="me-auto grid gap-2">
        <Skeleton className="h-3 w-40" />
        <Skeleton className="h-3 w-12" />
      </span>
      <Skeleton className="h-3 w-28 max-md:hidden" />
      <Skeleton className="h-3 w-16" />
    </div>
  ))
}
