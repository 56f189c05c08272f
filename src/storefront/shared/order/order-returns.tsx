import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { returnWords } from '@/content/orders/return-words'
import { orderReturnsQuery } from '@/data/returns/return-queries'
import type { Order } from '@/domain/orders/order'
import type { OrderReturns as Returns } from '@/domain/orders/return'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { dayWords } from '../cart/order-dates'
import { ErrorPanel } from '../page/error-panel'
import { ReturnCard } from './return-card'

const words = returnWords.section

/** The returns of a delivered order, and the way to ask for one. */
export function OrderReturns({ order }: { order: Order }) {
  const { data, error, isPending, refetch } = useQuery(orderReturnsQuery(order.id))
  if (data === null) return null
  return (
    <section aria-labelledby="returns" className="mt-8 print:hidden">
      <h2 id="returns" className="text-28 leading-tight">
        {words.title}
      </h2>
      {isPending && <Skeleton className="mt-3 h-11 w-60" />}
      {error && !data && <ErrorPanel heading="h3" error={error} retry={() => void refetch()} />}
      {data && (
        <>
          <p className="mt-1 text-14 text-muted">{sentenceOf(data)}</p>
          {data.isOpen && (
            <Link
              to={paths.returnItems(order.id)}
              className={`${buttonClass({ look: 'line', size: 'medium' })} mt-3`}
            >
              {data.exchangeDays === null ? returnWords.action : returnWords.actionOrExchange}
            </Link>
          )}
          {data.returns.length > 0 && (
            <ul className="mt-4 grid gap-3">
              {data.returns.map((each) => (
                <ReturnCard key={each.id} orderId={order.id} currency={data.currency} value={each} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}

function sentenceOf({ until, isOpen, items }: Returns): string {
  if (isOpen && until !== null) return returnWords.until(dayWords(until))
  return items.some(({ left }) => left > 0) ? returnWords.over : returnWords.nothingLeft
}
