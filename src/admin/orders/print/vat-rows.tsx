import { Fragment } from 'react'
import { useWritten } from '@/admin/shared/papers/paper'
import type { VatRate } from '@/data/orders/invoices'
import type { Minor } from '@/domain/money/money'

type VatRowsProps = { rates: readonly VatRate[]; total: Minor; currency: string }

/** The total without the tax, and the tax of each rate, where papers state them apart. */
export function VatRows({ rates, total, currency }: VatRowsProps) {
  const {
    words: { order: words },
    money,
  } = useWritten()
  if (rates.length === 0) return null
  const tax = rates.reduce((sum, each) => sum + each.tax, 0)
  return (
    <>
      <dt className="border-t border-line pt-2 text-muted">{words.withoutVat}</dt>
      <dd className="border-t border-line pt-2 text-end">{money(total - tax, currency)}</dd>
      {rates.map((each) => (
        <Fragment key={each.rate}>
          <dt className="text-muted">
            {rates.length === 1
              ? words.vat(each.rate)
              : words.vatOf(each.rate, money(each.gross - each.tax, currency))}
          </dt>
          <dd className="text-end">{money(each.tax, currency)}</dd>
        </Fragment>
      ))}
    </>
  )
}

/** The tax of each rate below a total that includes it. */
export function IncludedVat({ rates, currency }: Omit<VatRowsProps, 'total'>) {
  const {
    words: { order: words },
    money,
  } = useWritten()
  return rates.map((each) => (
    <dd key={each.rate} className="col-span-2 text-end text-muted">
      {words.includesVat(each.rate, money(each.tax, currency))}
    </dd>
  ))
}
