import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { dayWords } from '@/content/admin/admin'
import { adminSettle as words } from '@/content/admin/orders/settle'
import { comma } from '@/content/shared/lists'
import { serverNow } from '@/data/supabase/server-clock'
import { readAmount } from '@/domain/money/amount'
import { formatMoney } from '@/domain/money/money'
import { courierOutcomes } from '@/domain/orders/courier-list'
import { isolate } from '@/domain/text/direction'
import { Code } from '@/ui/direction'
import type { CourierEntry } from './use-courier-list'

const control = 'h-11 rounded-control border border-line-strong bg-surface-raised px-2 md:h-9'

type SettleRowProps = {
  entry: CourierEntry
  onChange: (change: Partial<Pick<CourierEntry, 'outcome' | 'amount'>>) => void
  onRemove: () => void
}

/** One parcel of the courier's list: which it is, what is expected, what came of it. */
export function SettleRow({ entry, onChange, onRemove }: SettleRowProps) {
  const { parcel, code, problem, outcome, amount } = entry
  const name = parcel?.orderNumber ?? code
  const isOpen = parcel !== null && problem === null
  const note = noteOf(entry)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2 md:grid-cols-[minmax(0,1fr)_9rem_8rem_2.5rem]">
      <div className="min-w-0 leading-snug">
        <p className="truncate font-semibold">
          {parcel ? (
            <Link to={`${adminPaths.orders}/${parcel.orderId}`} className="hover:underline">
              <Code>{parcel.orderNumber}</Code>
            </Link>
          ) : (
            <Code>{code}</Code>
          )}
          {parcel && (
            <span className="ms-2 font-normal text-muted">
              {[parcel.customerName, parcel.city].filter(Boolean).map(isolate).join(comma)}
            </span>
          )}
        </p>
        <p className={note.isProblem ? 'font-medium text-danger-text' : 'text-12 text-muted'}>{note.text}</p>
      </div>
      <button
        type="button"
        aria-label={words.remove(name)}
        title={words.remove(name)}
        onClick={onRemove}
        className="grid size-11 place-items-center justify-self-end rounded-control text-muted hover:bg-surface-sunken hover:text-ink md:order-last md:col-start-4 md:row-start-1 md:size-9"
      >
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {isOpen && (
        <>
          <select
            aria-label={words.outcomeOf(name)}
            value={outcome}
            onChange={({ target }) =>
              onChange({ outcome: courierOutcomes.find((each) => each === target.value) ?? 'collected' })
            }
            className={control}
          >
            {courierOutcomes.map((each) => (
              <option key={each} value={each}>
                {words.outcomes[each]}
              </option>
            ))}
          </select>
          {outcome === 'collected' ? (
            <input
              aria-label={words.amountOf(name)}
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              aria-invalid={readAmount(amount) === null || undefined}
              onChange={({ target }) => onChange({ amount: target.value })}
              className={`${control} w-28 text-end tabular-nums aria-invalid:border-danger md:w-auto`}
            />
          ) : (
            <span className="max-md:w-28" />
          )}
        </>
      )}
    </li>
  )
}

function noteOf({ parcel, problem, outcome, amount, refusal }: CourierEntry): {
  text: string
  isProblem: boolean
} {
  if (refusal) {
    const texts: Partial<Record<string, string>> = words.refusals
    return { text: texts[refusal] ?? words.refusals.other, isProblem: true }
  }
  if (problem === 'settled' && parcel?.settledAt != null)
    return { text: words.states.settled(dayWords(parcel.settledAt, serverNow())), isProblem: true }
  if (problem === 'waiting') return { text: words.states.waiting, isProblem: false }
  if (problem === 'unknown' || problem === 'several') return { text: words.states[problem], isProblem: true }
  if (!parcel) return { text: '', isProblem: false }
  const typed = readAmount(amount)
  if (outcome === 'collected' && typed === null)
    return { text: amount.trim() === '' ? words.states.missing : words.states.unclear, isProblem: true }
  if (outcome === 'collected' && typed !== parcel.expected)
    return { text: words.states.differs(formatMoney(parcel.expected, parcel.currency)), isProblem: true }
  const before =
    parcel.state === 'delivered'
      ? words.states.delivered
      : parcel.state === 'shipped'
        ? ''
        : words.states.back
  const tracking = [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ')
  return { text: [tracking, before].filter(Boolean).join(' · '), isProblem: false }
}
