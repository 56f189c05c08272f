import { type FormEvent, useState } from 'react'
import { adminDeals as words } from '@/content/admin-deals'
import { type AdminDeal, overlapsOf, useSaveDeal } from '@/data/deals/admin-deals'
import { AppError } from '@/data/supabase/errors'
import { fromLocal, parseTotal, timeProblem, toLocal } from '@/domain/deal-plan'
import { discountPercent } from '@/domain/discount'
import { formatMoney } from '@/domain/money'
import type { Deal } from '@/domain/product'
import { parsePrice } from '@/domain/product-form'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast'
import { TimeFields } from './time-fields'

const formOf = ({ kind, price, total, startsAt, endsAt }: AdminDeal) => ({
  kind,
  price: (price / 100).toFixed(2),
  total: String(total),
  start: toLocal(startsAt),
  end: toLocal(endsAt),
})

/** A deal's terms. The start is fixed once the deal runs, the price once it has sold, so every unit sells at one price. */
export function DealForm({ deal, hasBegun }: { deal: AdminDeal; hasBegun: boolean }) {
  const [seen, setSeen] = useState(deal)
  const [form, setForm] = useState(() => formOf(deal))
  const [showsProblems, setShowsProblems] = useState(false)
  const save = useSaveDeal()
  const isDirty = JSON.stringify(form) !== JSON.stringify(formOf(seen))
  // Another owner changed the deal: show it while there are no edits, or after the conflict was reported.
  if (seen.version !== deal.version && (!isDirty || codeOf(save.error) === 'DEAL_CHANGED')) {
    setSeen(deal)
    setForm(formOf(deal))
  }
  const price = parsePrice(form.price)
  const total = parseTotal(form.total)
  const isBelow = price !== null && price < deal.product.price
  const time = timeProblem(form.start, form.end, Date.now())
  const off = price === null ? null : discountPercent(price, deal.product.price)
  const totalError =
    total === null ? words.problems.total : total < deal.sold ? words.problems.sold(deal.sold) : null
  const stock = deal.product.quantity

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setShowsProblems(true)
    if (save.isPending || price === null || !isBelow || total === null || totalError || time) return
    // The inputs drop seconds, so an unchanged time keeps its stored value.
    const startsAt =
      form.start === toLocal(seen.startsAt) ? seen.startsAt : (fromLocal(form.start) ?? seen.startsAt)
    const endsAt = form.end === toLocal(seen.endsAt) ? seen.endsAt : (fromLocal(form.end) ?? seen.endsAt)
    save.mutate(
      { id: deal.id, version: seen.version, fields: { kind: form.kind, price, total, startsAt, endsAt } },
      {
        onSuccess: () => {
          setShowsProblems(false)
          const saved = { ...deal, kind: form.kind, price, total, startsAt, endsAt, version: '' }
          setSeen(saved)
          // Edits made during the request stay.
          setForm((typed) => (typed === form ? formOf(saved) : typed))
          showToast({ title: words.detail.saved, description: deal.product.title, tone: 'success' })
        },
      },
    )
  }
  const change = (patch: Partial<typeof form>) => setForm({ ...form, ...patch })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 px-4 py-4 md:ps-5">
      <div className="grid grid-cols-2 gap-4">
        <TextField
          dense
          required
          name="price"
          label={words.fields.price}
          lead="$"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={form.price}
          disabled={deal.sold > 0}
          hint={
            deal.sold > 0
              ? words.detail.priceStays
              : `${words.usual(formatMoney(deal.product.price))}${off !== null && off > 0 ? `, ${words.off(off)}` : ''}`
          }
          error={price === null ? words.problems.price : isBelow ? null : words.problems['not-below']}
          onChange={(event) => change({ price: event.target.value })}
        />
        <TextField
          dense
          required
          name="total"
          label={words.fields.total}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={form.total}
          hint={total !== null && total - deal.sold > stock ? words.beyondStock(stock) : words.stock(stock)}
          error={totalError}
          onChange={(event) => change({ total: event.target.value })}
        />
      </div>
      <SelectField
        dense
        name="kind"
        label={words.fields.kind}
        hint={words.kindHints[form.kind]}
        value={form.kind}
        onChange={(event) => change({ kind: event.target.value === 'daily' ? 'daily' : 'flash' })}
      >
        {(['flash', 'daily'] satisfies Deal['kind'][]).map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <TimeFields
        start={form.start}
        end={form.end}
        problem={showsProblems ? time : null}
        isStartFixed={hasBegun}
        onChange={change}
      />
      <p role="alert" className="font-medium text-terracotta-text empty:hidden">
        {save.isError && problemOf(save.error)}
      </p>
      {isDirty && (
        <Button type="submit" size="medium" aria-disabled={save.isPending}>
          {save.isPending ? words.detail.saving : words.detail.save}
        </Button>
      )}
    </form>
  )
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : '')

function problemOf(error: Error): string {
  if (overlapsOf(error)) return words.problems.overlap
  const code = codeOf(error)
  if (code === 'DEAL_CHANGED' || code === 'DEAL_HAS_SOLD' || code === 'TOTAL_BELOW_SOLD')
    return words.problems.changed
  if (code === 'DEAL_IS_OVER' || code === 'DEAL_GONE') return words.problems.over
  return code === 'PRICE_NOT_BELOW' ? words.problems['not-below'] : words.detail.failed
}
