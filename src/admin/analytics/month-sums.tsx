import { Fragment } from 'react'
import { adminAccounting as words } from '@/content/admin/accounting'
import { comma } from '@/content/shared/lists'
import { number } from '@/content/shared/numbers'
import { formatMoney, type Minor } from '@/domain/money/money'
import type { BookingKind } from '@/domain/orders/accounting'

type Sum = {
  kind: BookingKind
  currency: string
  way: string | null
  count: number
  amount: Minor
  rates: readonly { rate: number; gross: Minor; tax: Minor }[]
}

/** A month's sums, each currency by itself. What went back to customers stands with a minus. */
export function MonthSums({ sums }: { sums: readonly Sum[] }) {
  const currencies = [...new Set(sums.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const of = (kind: BookingKind) => sums.filter((sum) => sum.currency === currency && sum.kind === kind)
    const amountOf = (kind: BookingKind) => of(kind).reduce((sum, { amount }) => sum + amount, 0)
    const show = (amount: Minor) => formatMoney(amount, currency)
    return (
      <Fragment key={currency}>
        {(
          [
            ['invoice', 'credit_note', words.sales],
            ['payment', 'refund', words.money],
          ] as const
        ).map(([plus, minus, title]) => (
          <table key={plus} className="w-full border-b border-line last:border-b-0">
            <caption className="px-4 pt-3 pb-1 text-start font-semibold">{`${title}${comma}${currency}`}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{words.columns.what}</th>
                <th scope="col">{words.columns.amount}</th>
              </tr>
            </thead>
            <tbody>
              {[...of(plus), ...of(minus)].map((sum) => {
                const sign = sum.kind === minus ? -1 : 1
                return (
                  <Fragment key={`${sum.kind} ${sum.way}`}>
                    <Row
                      label={words.counted(
                        [words.kinds[sum.kind], sum.way && words.ways[sum.way]].filter(Boolean).join(comma),
                        number(sum.count),
                      )}
                      amount={show(sign * sum.amount)}
                    />
                    {sum.rates.map(({ rate, gross, tax }) => (
                      <Row
                        key={rate}
                        isPart
                        label={words.rate(rate, show(sign * (gross - tax)))}
                        amount={show(sign * tax)}
                      />
                    ))}
                  </Fragment>
                )
              })}
              <Row isTotal label={words.total} amount={show(amountOf(plus) - amountOf(minus))} />
            </tbody>
          </table>
        ))}
      </Fragment>
    )
  })
}

type RowProps = { label: string; amount: string; isPart?: boolean; isTotal?: boolean }

function Row({ label, amount, isPart = false, isTotal = false }: RowProps) {
  return (
    <tr className={isPart ? 'text-muted' : isTotal ? 'font-semibold' : undefined}>
      <th
        scope="row"
        className={`px-4 py-1.5 text-start ${isPart ? 'ps-8' : ''} ${isTotal ? 'font-semibold' : 'font-normal'} ${isTotal ? 'border-t border-line' : ''}`}
      >
        {label}
      </th>
      <td
        className={`px-4 py-1.5 text-end whitespace-nowrap tabular-nums ${isTotal ? 'border-t border-line' : ''}`}
      >
        {amount}
      </td>
    </tr>
  )
}
