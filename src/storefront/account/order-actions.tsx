import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { returnWords as words } from '@/content/orders/return-words'
import type { OrderActions as Actions } from '@/data/returns/return-queries'
import type { OrderSummary } from '@/domain/orders/order'
import { buttonClass } from '@/ui/button'

/** As many reviews as a row offers; the order's page links to all of its products. */
const mostReviews = 2

/** Return and Review of a delivered order, where they are possible. */
export function OrderActions({ order, actions }: { order: OrderSummary; actions: Actions | undefined }) {
  if (!actions) return null
  const { canReturn, reviews } = actions
  const look = `${buttonClass({ look: 'quiet', size: 'small' })} max-w-full`
  return (
    <>
      {canReturn && (
        <Link to={paths.returnItems(order.id)} aria-label={words.returnOf(order.number)} className={look}>
          {words.short}
        </Link>
      )}
      {reviews.slice(0, mostReviews).map(({ slug, name }) => (
        <Link key={slug} to={`${paths.product(slug)}#reviews`} className={look}>
          <span className="truncate">{words.reviewOf(name)}</span>
        </Link>
      ))}
    </>
  )
}
