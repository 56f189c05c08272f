import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { orders } from '@/content/orders/orders'
import { common } from '@/content/shared/common'
import { myOrdersPerPage, myOrdersQuery } from '@/data/orders/order-queries'
import { orderActionsQuery } from '@/data/returns/return-queries'
import { OrderRow } from '@/storefront/shared/order/order-row'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { StatePanel } from '@/ui/state-panel'
import { ClaimGuestOrders } from '../shared/order/claim-guest-orders'
import { ErrorPanel } from '../shared/page/error-panel'
import { AccountBack } from './account-back-link'
import { MembersOnly } from './members-only'
import { NoOrders } from './my-orders'
import { OrderActions } from './order-actions'

const words = orders.mine
const title = account.profile.orders

/** All of a member's orders, newest first, paginated. */
export function MyOrdersPage() {
  usePageHead({ title: common.title(title), path: paths.profileOrders, hidden: true })
  return <MembersOnly title={title}>{(member) => <OrdersOf memberId={member.id} />}</MembersOnly>
}

function OrdersOf({ memberId }: { memberId: string }) {
  const [params] = useSearchParams()
  const page = toPage(params.get('page'))
  const { data, error, isLoadingError, isPlaceholderData, refetch } = useQuery(myOrdersQuery(memberId, page))
  const delivered = (data?.orders ?? []).filter(({ status }) => status === 'delivered').map(({ id }) => id)
  const { data: actions } = useQuery({
    ...orderActionsQuery(memberId, delivered),
    enabled: delivered.length > 0,
  })
  return (
    <div className="wrap max-w-[57rem] pt-4 pb-section md:pt-8">
      <AccountBack to={paths.profile} label={words.back} />
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 tabIndex={-1} className="text-44 leading-tight">
          {title}
        </h1>
        <p role="status" className="text-muted">
          {data && words.count(data.total)}
        </p>
      </div>
      <div className="mt-6 empty:hidden">
        <ClaimGuestOrders />
      </div>
      {!data && !isLoadingError && (
        <div className="mt-6 grid gap-3">
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} className="h-20" />
          ))}
        </div>
      )}
      {isLoadingError && <ErrorPanel error={error} retry={() => void refetch()} />}
      {data?.total === 0 && page === 1 && <NoOrders heading="h2" />}
      {data && data.orders.length === 0 && page > 1 && (
        <StatePanel
          title={words.noneHere.title}
          text={words.noneHere.text}
          actions={
            <Link to={paths.profileOrders} className={buttonClass({ look: 'line' })}>
              {words.noneHere.action}
            </Link>
          }
        />
      )}
      {data && data.orders.length > 0 && (
        <>
          <ul
            aria-busy={isPlaceholderData}
            className={`mt-6 border-t border-line ${isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {data.orders.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                to={paths.profileOrder(order.id)}
                actions={<OrderActions order={order} actions={actions?.get(order.id)} />}
              />
            ))}
          </ul>
          <Pages page={page} pages={Math.ceil(data.total / myOrdersPerPage)} />
        </>
      )}
    </div>
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1) return null
  const hrefOf = (to: number) => (to === 1 ? paths.profileOrders : `${paths.profileOrders}?page=${to}`)
  const button = buttonClass({ look: 'line', size: 'medium' })
  return (
    <nav aria-label={words.pages} className="mt-6 flex items-center justify-between gap-4">
      {page > 1 ? (
        <Link to={hrefOf(page - 1)} className={button}>
          {words.newer}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-14 text-muted tabular-nums">{words.page(page, pages)}</p>
      {page < pages ? (
        <Link to={hrefOf(page + 1)} className={button}>
          {words.older}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}

function toPage(value: string | null): number {
  const page = Number(value ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
