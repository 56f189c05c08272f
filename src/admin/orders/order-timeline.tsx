import { admin, dayWords, timeWords } from '@/content/admin'
import type { Order } from '@/domain/order'
import { Khatim, KhatimOutline } from '../shared/khatim'

const words = admin.orders

/** What happened to the order and when, the first on top. */
export function OrderTimeline({ order }: { order: Order }) {
  const now = Date.now()
  const awaited = order.status !== 'delivered' && order.status !== 'cancelled' && order.estimatedDelivery
  return (
    <section className="px-4 py-3 md:ps-5">
      <h3 className="mb-2 font-semibold">{words.timeline}</h3>
      <ol>
        {order.events.map((event, index) => (
          <li key={`${event.at}-${event.status}`} className="relative flex gap-3 pb-2.5 last:pb-0">
            {(awaited || index < order.events.length - 1) && (
              <span aria-hidden="true" className="absolute start-2 top-5 -bottom-0.5 w-px bg-majorelle/50" />
            )}
            <span className="mt-0.5">
              <Khatim size={16} />
            </span>
            <b className="font-semibold">{index === 0 ? words.placed : words.events[event.status]}</b>
            <time dateTime={new Date(event.at).toISOString()} className="ms-auto text-12 text-muted">
              {dayWords(event.at, now)} {timeWords(event.at)}
            </time>
          </li>
        ))}
        {awaited && (
          <li className="flex gap-3 text-muted">
            <span className="mt-0.5 [&>svg]:size-4">
              <KhatimOutline />
            </span>
            {words.expected}
            <span className="ms-auto text-12">{dayWords(Date.parse(`${awaited}T12:00`), now)}</span>
          </li>
        )}
      </ol>
    </section>
  )
}
