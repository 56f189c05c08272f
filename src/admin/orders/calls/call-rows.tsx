import { use } from 'react'
import { ListContext, RowLink } from '@/admin/shared/list/row-link'
import { admin, dayWords, timeWords } from '@/content/admin/admin'
import { adminCalls as words } from '@/content/admin/orders/calls'
import { comma } from '@/content/shared/lists'
import { serverNow } from '@/data/supabase/server-clock'
import { formatMoney } from '@/domain/money/money'
import { ageOf, type Call } from '@/domain/orders/call'
import { CallLinks } from './call-links'

/** The queue: each order with its age, and buttons to call and to write. */
export function CallRows({ calls }: { calls: readonly Call[] }) {
  const { openId } = use(ListContext)
  const now = serverNow()
  return (
    <ul aria-label={words.list}>
      {calls.map((call) => (
        <li
          key={call.id}
          className={`relative flex items-center gap-3 border-b border-line px-4 py-2.5 hover:bg-surface md:px-5 ${call.id === openId ? 'bg-accent-soft' : ''}`}
        >
          <span className="grid min-w-0 flex-1 gap-x-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <span className="flex min-w-0 items-baseline gap-2">
              <RowLink
                id={call.id}
                label={`${words.open(call.number)}${comma}${call.customerName}`}
                className="min-w-0 truncate font-semibold max-md:text-16"
              >
                {call.customerName}
              </RowLink>
              <Age createdAt={call.createdAt} now={now} />
            </span>
            <span className="min-w-0 text-muted md:truncate">
              <b className="font-semibold text-ink">{formatMoney(call.total, call.currency)}</b>{' '}
              <span>
                {call.address.city && (
                  <>
                    <bdi>{call.address.city}</bdi>
                    {comma}
                  </>
                )}
                {[admin.orders.items(itemCount(call)), call.number.slice(0, 7)].join(comma)}
              </span>
            </span>
            <CallFacts call={call} now={now} />
          </span>
          <CallLinks call={call} />
        </li>
      ))}
    </ul>
  )
}

const itemCount = ({ items }: Call) => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** How long ago the order was placed; emphasized once the first hour is over. */
export function Age({ createdAt, now }: { createdAt: number; now: number }) {
  const age = ageOf(createdAt, now)
  const text = words.age(age)
  return (
    <span
      className={`shrink-0 rounded-picture px-1.5 text-12 leading-5 font-semibold ${age.unit === 'minute' ? 'bg-success-soft text-success' : age.unit === 'hour' ? 'bg-highlight-soft text-ink' : 'bg-danger-soft text-danger-text'}`}
    >
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{words.ageLabel(text)}</span>
    </span>
  )
}

/** Calls without an answer, the next try, and earlier orders that were refused. */
export function CallFacts({
  call,
  now,
}: {
  call: Pick<Call, 'attempts' | 'nextAt' | 'returned' | 'samePhone'>
  now: number
}) {
  const { attempts, nextAt, returned, samePhone } = call
  if (attempts === 0 && returned === 0 && samePhone === 0 && nextAt === null) return null
  return (
    <span className="col-span-full flex flex-wrap gap-x-3 text-12">
      {attempts > 0 && <span className="font-medium">{words.attempts(attempts)}</span>}
      {nextAt !== null && nextAt > now && (
        <span className="text-muted">{words.nextTry(dayWords(nextAt, now), timeWords(nextAt))}</span>
      )}
      {samePhone > 0 && <span className="font-medium">{words.samePhone(samePhone)}</span>}
      {returned > 0 && <span className="font-semibold text-danger-text">{words.returned(returned)}</span>}
    </span>
  )
}
