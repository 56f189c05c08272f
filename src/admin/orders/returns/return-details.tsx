import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Thumb } from '@/admin/shared/products/thumb'
import { adminPaths } from '@/config/admin-paths'
import { dayWords, timeWords } from '@/content/admin/admin'
import { adminExchanges } from '@/content/admin/orders/exchanges'
import { adminReturns as words } from '@/content/admin/orders/returns'
import { returnReasonWords } from '@/content/orders/return-words'
import { lineWords } from '@/content/shared/line-words'
import { comma } from '@/content/shared/lists'
import { returnPictureQuery } from '@/data/returns/return-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { formatMoney } from '@/domain/money/money'
import { type AdminReturn, type AdminReturnItem, refundOf } from '@/domain/orders/return'

/** What is returned and why, the shopper's pictures, our answer, and what is to be refunded. */
export function ReturnDetails({ value }: { value: AdminReturn }) {
  const { items, pictures, answer, state, refund, exchange, order } = value
  const amount = (minor: number) => formatMoney(minor, order.currency)
  return (
    <div className="grid gap-3">
      <ul>
        {items.map((item) => (
          <li key={item.id} className="flex gap-3 py-1.5">
            <Thumb src={item.image} />
            <span className="min-w-0 flex-1 leading-snug">
              <bdi className="block w-fit font-semibold [overflow-wrap:anywhere]">{item.name}</bdi>
              <span className="block text-12 text-muted">
                {[lineWords.variant(item.size, item.color), words.ofItem(item.quantity, amount(item.price))]
                  .filter(Boolean)
                  .join(comma)}
              </span>
              <span className="block font-medium">{returnReasonWords[item.reason]}</span>
              {item.wanted && <WantedInstead value={value} item={item} />}
              {item.words && (
                <q dir="auto" className="block text-muted [overflow-wrap:anywhere]">
                  {item.words}
                </q>
              )}
              {item.received !== null && (
                <span className="block text-12 font-medium text-success">{receivedWords(item)}</span>
              )}
            </span>
            {item.refundAmount !== null && <span>{amount(item.refundAmount)}</span>}
          </li>
        ))}
      </ul>
      {(state === 'received' || refund) && (
        <p className="flex justify-between gap-3 border-t border-line pt-2 font-semibold">
          <span>{words.toRefund}</span>
          <span>{amount(refundOf(value))}</span>
        </p>
      )}
      {pictures.length > 0 && (
        <ul aria-label={words.pictures} className="flex flex-wrap gap-2">
          {pictures.map((id, index) => (
            <li key={id}>
              <ReturnPicture id={id} orderId={order.id} alt={words.picture(index + 1)} />
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <div className="rounded-control bg-surface-sunken/60 px-3 py-2">
          <p className="text-12 font-semibold">{words.answer}</p>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {answer}
          </p>
        </div>
      )}
      {exchange && (
        <Link
          to={`${adminPaths.orders}/${exchange.id}`}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 md:min-h-7"
        >
          {adminExchanges.exchangedBy(exchange.number, amount(exchange.amount))}
        </Link>
      )}
      {state === 'closed' && (refund || !exchange) && (
        <p className="font-medium">
          {refund
            ? refund.status === 'pending'
              ? words.refundPending(amount(refund.amount))
              : words.refunded(amount(refund.amount))
            : words.noRefund}
        </p>
      )}
    </div>
  )
}

/** What is wanted instead, by how much it is dearer or cheaper, and whether it is kept. */
function WantedInstead({ value, item }: { value: AdminReturn; item: AdminReturnItem }) {
  const { wanted, price } = item
  if (!wanted) return null
  const isOpen = !value.exchange && ['requested', 'approved', 'received'].includes(value.state)
  return (
    <span className="block">
      <span className="font-medium">
        {adminExchanges.wantedInstead(
          lineWords.variant(wanted.size, wanted.color) || item.name,
          wanted.price === price ? '' : formatMoney(wanted.price, value.order.currency),
        )}
      </span>
      {isOpen && (
        <span className={`block text-12 ${wanted.keptUntil === null ? 'text-danger-text' : 'text-muted'}`}>
          {wanted.keptUntil === null
            ? adminExchanges.notKept
            : adminExchanges.keptUntil(dayWords(wanted.keptUntil, serverNow()), timeWords(wanted.keptUntil))}
        </span>
      )}
    </span>
  )
}

const receivedWords = ({ received, quantity, condition, isRestocked }: AdminReturnItem) =>
  [
    words.received(received ?? 0, quantity),
    received && condition ? words.conditions[condition].toLowerCase() : '',
    received ? (isRestocked ? words.restocked : words.notRestocked) : '',
  ]
    .filter(Boolean)
    .join(comma)

function ReturnPicture({ id, orderId, alt }: { id: string; orderId: string; alt: string }) {
  const { data, isPending } = useQuery(returnPictureQuery(id, orderId))
  if (isPending)
    return <span aria-hidden="true" className="block size-24 rounded-picture bg-surface-sunken" />
  if (!data) return <p className="text-12 text-muted">{words.noPicture}</p>
  return <img src={data} alt={alt} className="size-24 rounded-picture border border-line object-cover" />
}
