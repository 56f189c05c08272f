import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { returnWords } from '@/content/orders/return-words'
import { common } from '@/content/shared/common'
import { memberQuery } from '@/data/auth/session'
import { guestOrders } from '@/data/orders/guest-orders'
import { orderReturnsQuery } from '@/data/returns/return-queries'
import type { OrderReturns } from '@/domain/orders/return'
import { buttonClass } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { usePageHead } from '@/ui/page-head'
import { StatePanel } from '@/ui/state-panel'
import { dayWords } from '../shared/cart/order-dates'
import { ReturnCard } from '../shared/order/return-card'
import { ReadPage } from '../shared/page/read-page'
import { ReturnForm } from './return-form'

const words = returnWords.page

const Withdrawal = lazyPart(() => import('./withdrawal').then((module) => module.Withdrawal))

/** An order's returns, or the withdrawal from its contract. */
export function ReturnPage() {
  const { orderId = '' } = useParams()
  const [params] = useSearchParams()
  if (!params.has('withdraw')) return <Returns orderId={orderId} />
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Withdrawal orderId={orderId} />
    </Suspense>
  )
}

/** Asks for a return of a delivered order, and shows the returns it has. For members, and for guests with a secret. */
function Returns({ orderId }: { orderId: string }) {
  usePageHead({ title: common.title(words.documentTitle), hidden: true })
  const { title, text, track } = words.missing
  return (
    <ReadPage
      read={useQuery(orderReturnsQuery(orderId))}
      missing={{ title, text, links: [{ to: paths.track, label: track }] }}
    >
      {(data) => <OrderReturnsPage data={data} />}
    </ReadPage>
  )
}

function OrderReturnsPage({ data }: { data: OrderReturns }) {
  const [sent, setSent] = useState<string | null>(null)
  return (
    <div className="wrap max-w-[46rem] pt-8 pb-section md:pt-12">
      {sent !== null ? (
        <Done order={data} number={sent} />
      ) : (
        <>
          <h1 tabIndex={-1} className="text-44 leading-tight">
            {data.isOpen && data.exchangeDays !== null ? returnWords.actionOrExchange : words.title}
          </h1>
          <p className="mt-2 text-muted">
            <span>{words.order(data.orderNumber)}</span>
            {data.isOpen && data.until !== null && (
              <span>{`. ${returnWords.until(dayWords(data.until))}`}</span>
            )}
          </p>
          {data.isOpen ? (
            <ReturnForm
              order={data}
              onSent={({ returns }) => setSent(returns.at(-1)?.number ?? data.orderNumber)}
            />
          ) : (
            <div className="mt-8">
              <StatePanel
                title={words.closed.title}
                text={words.closed.text}
                actions={
                  <Link to={`${paths.contact}?about=return`} className={buttonClass({ look: 'line' })}>
                    {words.closed.contact}
                  </Link>
                }
              />
            </div>
          )}
        </>
      )}
      {data.returns.length > 0 && (
        <section aria-labelledby="returns" className="mt-10">
          <h2 id="returns" className="text-28 leading-tight">
            {returnWords.section.title}
          </h2>
          <ul className="mt-4 grid gap-3">
            {data.returns.map((each) => (
              <ReturnCard key={each.id} orderId={data.orderId} currency={data.currency} value={each} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The confirmation. It takes the focus, because the form is gone. */
function Done({ order, number }: { order: OrderReturns; number: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: member } = useQuery(memberQuery())
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  const { to, label } = member
    ? { to: paths.profileOrder(order.orderId), label: words.done.order }
    : guestOrders().some(({ id }) => id === order.orderId)
      ? { to: paths.orderConfirmation(order.orderId), label: words.done.order }
      : { to: paths.trackOrder(order.orderNumber), label: words.done.track }
  return (
    <div role="status">
      <h1 ref={heading} tabIndex={-1} className="text-44 leading-tight outline-none">
        {words.done.title}
      </h1>
      <p className="mt-2 text-pretty text-muted">{words.done.text(number)}</p>
      <Link to={to} className={`${buttonClass()} mt-6`}>
        {label}
      </Link>
    </div>
  )
}
