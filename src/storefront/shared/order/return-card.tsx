import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { orders } from '@/content/orders/orders'
import { returnReasonWords, returnWords } from '@/content/orders/return-words'
import { comma } from '@/content/shared/lists'
import { useWithdrawReturn } from '@/data/returns/return-mutations'
import { returnPictureQuery } from '@/data/returns/return-queries'
import { formatMoney } from '@/domain/money/money'
import { itemCount, type OrderReturn } from '@/domain/orders/return'
import { variantWords } from '@/storefront/shared/product/variant-words'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { shortDayWords } from '../cart/order-dates'

const words = returnWords.section

const badges = {
  requested: 'secondary',
  approved: 'default',
  declined: 'destructive',
  received: 'outline',
  closed: 'success',
  withdrawn: 'secondary',
} as const

type ReturnCardProps = { orderId: string; currency: string; value: OrderReturn }

/** One return: how it stands, what happens next, and a button to withdraw it while it is not answered. */
export function ReturnCard({ orderId, currency, value }: ReturnCardProps) {
  const { number, state, answer, items, pictures, exchange } = value
  const heading = useId()
  const card = useRef<HTMLLIElement>(null)
  const withdraw = useWithdrawReturn()
  const onWithdraw = () =>
    withdraw.mutate(
      { id: value.id, orderId },
      {
        onSuccess: () => {
          showToast({ title: words.withdrawn, tone: 'success' })
          // The button that had the focus is gone.
          card.current?.focus()
        },
        onError: () => showToast({ title: words.withdrawFailed, tone: 'error' }),
      },
    )
  return (
    <li
      ref={card}
      tabIndex={-1}
      aria-labelledby={heading}
      className="rounded-surface border border-line bg-surface-raised p-4 outline-none md:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3 id={heading} className="font-text text-16 font-semibold tracking-normal tabular-nums">
            {words.one(number)}
          </h3>
          <p className="text-14 text-muted">
            {`${words.items(itemCount(value))}${comma}${words.requestedOn(shortDayWords(value.requestedAt))}`}
          </p>
        </div>
        <Badge variant={badges[state]}>{returnWords.states[state]}</Badge>
      </div>
      <p className="mt-3">{nextSentence(value, currency)}</p>
      {isCurrent(value) && (
        <div className="mt-3 rounded-control bg-surface-sunken px-3.5 py-2.5">
          <p className="text-14 font-semibold">
            {state === 'declined' ? words.why : state === 'approved' ? words.how : words.from}
          </p>
          <p dir="auto" className="text-14 whitespace-pre-line wrap-anywhere">
            {answer}
          </p>
        </div>
      )}
      <ul className="mt-3 grid gap-1 text-14">
        {items.map((item) => (
          <li key={item.id}>
            <span className="font-medium">{`${item.received ?? item.quantity} × ${item.name}`}</span>{' '}
            <span className="text-muted">
              {[variantWords(item.size, item.color), returnReasonWords[item.reason]]
                .filter(Boolean)
                .join(comma)}
            </span>
            {item.wanted && (
              <span className="block font-medium">
                {words.wanted(variantWords(item.wanted.size, item.wanted.color) || item.name)}
                {item.wanted.keptUntil !== null && (
                  <span className="font-normal text-muted">
                    {comma}
                    {words.keptUntil(shortDayWords(item.wanted.keptUntil))}
                  </span>
                )}
              </span>
            )}
            {item.words && (
              <span dir="auto" className="block whitespace-pre-line wrap-anywhere text-muted">
                {item.words}
              </span>
            )}
          </li>
        ))}
      </ul>
      {exchange && (
        <p className="mt-3 text-14">
          <Link to={paths.trackOrder(exchange.number)} className="font-medium underline underline-offset-4">
            {words.exchangeOrder(exchange.number)}
          </Link>{' '}
          <span className="text-muted">
            {[
              orders.statuses[exchange.status],
              [exchange.carrier, exchange.trackingNumber].filter(Boolean).join(' '),
              exchange.due > 0 && words.exchangeDue(formatMoney(exchange.due, currency)),
            ]
              .filter(Boolean)
              .join(comma)}
          </span>
        </p>
      )}
      {pictures.length > 0 && (
        <ul aria-label={words.pictures} className="mt-3 flex flex-wrap gap-2">
          {pictures.map((id, index) => (
            <li key={id}>
              <ReturnPicture id={id} orderId={orderId} alt={words.picture(index + 1)} />
            </li>
          ))}
        </ul>
      )}
      {/* A withdrawal from the contract is a statement, which stands. */}
      {state === 'requested' && !items.some(({ reason }) => reason === 'withdrawal') && (
        <Button
          look="danger"
          size="medium"
          className="mt-4"
          aria-disabled={withdraw.isPending}
          onClick={() => !withdraw.isPending && onWithdraw()}
        >
          {withdraw.isPending ? words.withdrawing : words.withdraw}
        </Button>
      )}
    </li>
  )
}

function ReturnPicture({ id, orderId, alt }: { id: string; orderId: string; alt: string }) {
  const { data } = useQuery(returnPictureQuery(id, orderId))
  return data ? (
    <img src={data} alt={alt} className="size-20 rounded-picture border border-line object-cover" />
  ) : (
    <span aria-hidden="true" className="block size-20 rounded-picture bg-surface-sunken" />
  )
}

/** Whether the shop's words still matter: how to send it matters until it is here. */
const isCurrent = ({ answer, state, refund, exchange }: OrderReturn) =>
  answer !== '' &&
  (state === 'approved' || state === 'declined' || (state === 'closed' && !refund && !exchange))

function nextSentence({ state, refund, exchange, items }: OrderReturn, currency: string): string {
  if (!refund) {
    if (exchange) return words.exchanged
    return state === 'received' && items.some(({ wanted }) => wanted)
      ? words.receivedToExchange
      : returnWords.next[state]
  }
  const amount = formatMoney(refund.amount, currency)
  return refund.status === 'succeeded'
    ? returnWords.refunded(amount, refund.way)
    : returnWords.refunding(amount)
}
