import { use } from 'react'
import { ListContext, RowLink } from '@/admin/shared/list/row-link'
import { dayWords, timeWords } from '@/content/admin/admin'
import { adminExchanges } from '@/content/admin/orders/exchanges'
import { adminReturns as words } from '@/content/admin/orders/returns'
import { returnReasonWords } from '@/content/orders/return-words'
import { comma } from '@/content/shared/lists'
import { serverNow } from '@/data/supabase/server-clock'
import { formatMoney } from '@/domain/money/money'
import { type AdminReturn, itemCount, type ReturnState, refundOf } from '@/domain/orders/return'

const looks: Record<ReturnState, string> = {
  requested: 'bg-highlight-soft text-ink',
  approved: 'bg-accent-soft text-accent',
  declined: 'bg-surface-sunken text-ink',
  received: 'bg-danger-soft text-danger-text',
  closed: 'bg-success-soft text-success',
  withdrawn: 'bg-surface-sunken text-ink',
}

export function ReturnMark({ value: { state, terms } }: { value: Pick<AdminReturn, 'state' | 'terms'> }) {
  return (
    <span className={`shrink-0 rounded-picture px-1.5 text-12 leading-5 font-semibold ${looks[state]}`}>
      {terms ? adminExchanges.toExchange : words.states[state]}
    </span>
  )
}

/** Returns as rows: whose, what is to be done, what and why. */
export function ReturnRows({ returns }: { returns: readonly AdminReturn[] }) {
  const { openId } = use(ListContext)
  const now = serverNow()
  return (
    <ul aria-label={words.list}>
      {returns.map((each) => (
        <li
          key={each.id}
          className={`relative grid gap-x-4 gap-y-0.5 border-b border-line px-4 py-2.5 hover:bg-surface md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto] md:items-center md:px-5 ${each.id === openId ? 'bg-accent-soft' : ''}`}
        >
          <span className="flex min-w-0 items-center gap-2">
            <RowLink
              id={each.id}
              label={`${words.open(each.number)}${comma}${each.order.customerName}`}
              className="min-w-0 truncate font-semibold max-md:text-16"
            >
              {each.order.customerName}
            </RowLink>
            <ReturnMark value={each} />
          </span>
          <span className="min-w-0 truncate text-muted">
            {[
              words.items(itemCount(each)),
              ...new Set(each.items.map(({ reason }) => returnReasonWords[reason])),
            ].join(comma)}
          </span>
          <span className="text-12 whitespace-nowrap text-muted md:text-end">
            {each.state === 'received' ? (
              <b className="text-14 font-semibold text-ink">
                {formatMoney(refundOf(each), each.order.currency)}
              </b>
            ) : (
              <time dateTime={new Date(each.requestedAt).toISOString()}>
                {`${dayWords(each.requestedAt, now)} ${timeWords(each.requestedAt)}`}
              </time>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
