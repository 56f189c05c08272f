import { useEffect, useRef } from 'react'
import { withdrawal } from '@/content/orders/withdrawal'
import { number } from '@/content/shared/numbers'
import type { Statement } from '@/data/returns/withdrawal'
import { serverNow } from '@/data/supabase/server-clock'
import { Button } from '@/ui/button'
import { momentWords } from '../shared/cart/order-dates'
import { nameOf } from './withdrawal-form'

const { receipt: words, check } = withdrawal
/** Within it a statement was made just now. */
const moment = 60_000

type WithdrawalReceiptProps = { statement: Statement; orderNumber: string; isNewest: boolean }

/** What was stated and when it arrived, to print or to save. One that was made just now takes the focus. */
export function WithdrawalReceipt({ statement, orderNumber, isNewest }: WithdrawalReceiptProps) {
  const { at, name, email, isMailed, items, returnNumber } = statement
  const heading = useRef<HTMLHeadingElement>(null)
  const isNew = isNewest && serverNow() - at < moment
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const rows: readonly (readonly [string, string])[] = [
    [words.received, momentWords(at)],
    [words.order, orderNumber],
    [words.name, name],
    ...(email === null ? [] : [[words.email, email] as const]),
    [words.items, items.map((item) => check.line(number(item.quantity), nameOf(item))).join('\n')],
  ]
  const next = returnNumber === null ? words.cancelled : words.returning(returnNumber)
  const save = () => {
    const text = [
      words.title,
      '',
      ...rows.map(([label, value]) => `${label}: ${value}`),
      '',
      next,
      location.host,
    ]
    const url = URL.createObjectURL(new Blob([text.join('\r\n')], { type: 'text/plain;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = words.file(orderNumber)
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <section
      aria-label={words.title}
      className="mt-8 rounded-surface border border-line bg-surface-raised p-5 md:p-6 print:border-0"
    >
      <h2 ref={heading} tabIndex={-1} className="text-28 leading-tight outline-none">
        {words.title}
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="grid sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">{next}</p>
      <p className="mt-1 text-14 text-muted print:hidden">
        {email !== null && isMailed ? words.mailed(email) : words.keep}
      </p>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button look="line" size="medium" onClick={() => print()}>
          {words.print}
        </Button>
        <Button look="line" size="medium" onClick={save}>
          {words.save}
        </Button>
      </div>
    </section>
  )
}
