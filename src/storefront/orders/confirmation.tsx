import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { orderPayment } from '@/content/orders/order-payment'
import { orders } from '@/content/orders/orders'
import { memberQuery } from '@/data/auth/session'
import { orderToken } from '@/data/orders/guest-orders'
import { formatMoney } from '@/domain/money/money'
import type { Order } from '@/domain/orders/order'
import { awaitsCall, awaitsPayment } from '@/domain/orders/order-payment'
import { isolate } from '@/domain/text/direction'
import { ClaimOrdersPanel } from '@/storefront/shared/order/claim-guest-orders'
import { OrderBlock } from '@/storefront/shared/order/order-parts'
import { OrderView } from '@/storefront/shared/order/order-view'
import { buttonClass } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { CreateAccount } from './create-account'

const KeepLink = lazyPart(() => import('./keep-link').then((module) => module.KeepLink))

const words = orders.confirmation

/** The order's confirmation, for members and guests. */
export function Confirmation({ order }: { order: Order }) {
  return (
    <OrderView
      order={order}
      heading={
        <>
          <h1 className="text-44 leading-tight">
            {order.status === 'cancelled' ? words.cancelled : words.title}
          </h1>
          <p className="mt-2 text-pretty text-muted">{introOf(order)}</p>
        </>
      }
      offer={offerOf(order)}
      aside={
        order.status === 'pending' && (
          <OrderBlock title={words.next}>
            <ol className="grid list-decimal gap-1.5 ps-5 text-14 text-muted marker:text-ink">
              {stepsOf(order).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </OrderBlock>
        )
      }
      links={
        <>
          <Link to={paths.home} className={buttonClass()}>
            {words.shop}
          </Link>
          <Link to={paths.profile} className={buttonClass({ look: 'line' })}>
            {words.profile}
          </Link>
        </>
      }
      end={
        <p>
          {order.isGuestOrder && <span>{`${words.kept} `}</span>}
          <Link to={paths.trackOrder(order.number)} className="underline underline-offset-4 hover:text-ink">
            {words.track}
          </Link>
        </p>
      }
    />
  )
}

/** What a guest is offered who can open the order. */
function offerOf(order: Order): ReactNode {
  const token = order.isGuestOrder ? orderToken(order.id) : null
  if (token === null) return null
  return order.customerEmail === '' ? (
    <div className="grid gap-4">
      <Suspense>
        <KeepLink order={order} token={token} />
      </Suspense>
      <AccountOffer order={order} />
    </div>
  ) : (
    <AccountOffer order={order} />
  )
}

function introOf(order: Order): string {
  const { customerEmail: email, paymentMethod: method } = order
  const name = isolate(order.customerName)
  const { confirmation } = orderPayment
  if (order.status === 'cancelled')
    return order.cancelReason === 'unpaid' ? confirmation.unpaid(name) : confirmation.cancelled(name)
  if (!awaitsPayment(order)) return words.intro(name, email)
  return method === 'bank' ? confirmation.bank(name, email) : confirmation.card(name)
}

function stepsOf(order: Order): readonly string[] {
  const { steps } = orderPayment
  const [packed, mailed, back] = words.steps
  const sent = order.customerEmail === '' ? words.followed : mailed
  if (awaitsCall(order))
    return [steps.call, packed, sent, steps.cash(formatMoney(order.due, order.currency)), back]
  return order.paymentMethod === 'bank' && order.due > 0 ? [steps.transfer, sent, back] : [packed, sent, back]
}

/** A guest can create an account with the order, a member can add it to theirs. */
function AccountOffer({ order }: { order: Order }) {
  const member = useQuery(memberQuery())
  if (member.isPending || (!member.data && order.customerEmail === '')) return null
  return member.data ? (
    <ClaimOrdersPanel title={orders.account.claim.title(1)} ids={[order.id]} />
  ) : (
    <CreateAccount order={order} />
  )
}
