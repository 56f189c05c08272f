import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { admin } from '@/content/admin/admin'
import { adminDeals, momentWords } from '@/content/admin/offers/deals'
import type { Overlap } from '@/data/deals/admin-deals'
import type { Plan } from '@/domain/discounts/deal-form'
import {
  dealBounds,
  dealPriceOf,
  dealProblem,
  type PlannedDeal,
  parseTotal,
  totalOf,
} from '@/domain/discounts/deal-plan'
import { discountPercent } from '@/domain/product/discount'
import { parsePrice } from '@/domain/product/product-form'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { Panel, panelRow } from '../shared/page/panel'
import { useShopMoney } from '../shared/page/shop-money'
import { CollectionOptions } from '../shared/products/collection-options'
import { ProductPicker } from '../shared/products/product-picker'
import { Thumb } from '../shared/products/thumb'
import type { useCollectionImport } from './use-collection-import'
import { planned } from './use-deal-plan'

const words = adminDeals.form

type PlannedProps = {
  plan: Plan
  setRows: (update: (rows: PlannedDeal[]) => PlannedDeal[]) => void
  overlaps: readonly Overlap[]
  adding: ReturnType<typeof useCollectionImport>
  /** True after a submit: show the problems. */
  showsProblems: boolean
}

const small =
  'h-11 rounded-control border border-line-strong bg-surface-raised px-2 text-end text-16 hover:border-ink aria-invalid:border-danger md:h-8 md:text-14'

/** The planned products, picked one by one or imported from a collection, each with its price and quantity. */
export function PlannedProducts({ plan, setRows, adding, overlaps, showsProblems }: PlannedProps) {
  const { rows } = plan
  const [isPicking, setPicking] = useState(false)
  const room = dealBounds.most - rows.length
  const remove = (row: PlannedDeal, place: number) => {
    const without = (list: PlannedDeal[]) => list.filter(({ id }) => id !== row.id)
    setRows(without)
    showToast({
      title: words.removed(row.title),
      action: { label: admin.undo, onClick: () => setRows((list) => without(list).toSpliced(place, 0, row)) },
    })
  }
  return (
    <Panel id="deal-products" title={words.products} by={words.productsBy(rows.length)}>
      <div className="flex flex-wrap items-center gap-2 px-4 pb-3">
        <Button look="quiet" size="small" onClick={() => setPicking(true)} disabled={room === 0}>
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          {words.choose}
        </Button>
        <CollectionSelect isBusy={adding.isBusy} onChoose={(slug) => void adding.add(slug)} />
        {rows.length > 1 && (
          <Button look="text" size="small" className="ms-auto" onClick={() => setRows(() => [])}>
            {words.clear}
          </Button>
        )}
      </div>
      <p role="status" className="px-4 pb-3 text-12 text-muted empty:hidden">
        {adding.announcement}
      </p>
      {rows.length === 0 && (
        <p className="border-t border-line px-4 py-10 text-center text-muted">{words.none}</p>
      )}
      {rows.length > 0 && (
        <p aria-hidden="true" className="flex justify-end gap-2 pe-13 pb-1 text-12 text-muted">
          <span>{adminDeals.fields.price}</span>
          <span>{adminDeals.columns.quantity}</span>
        </p>
      )}
      <ul aria-label={words.products} className="max-h-[34rem] overflow-auto">
        {rows.map((row, place) => (
          <Row
            key={row.id}
            row={row}
            plan={plan}
            overlap={overlaps.find(({ product }) => product === row.id)}
            showsProblems={showsProblems}
            onChange={(patch) =>
              setRows((list) => list.map((each) => (each.id === row.id ? { ...each, ...patch } : each)))
            }
            onRemove={() => remove(row, place)}
          />
        ))}
      </ul>
      <ProductPicker
        open={isPicking}
        onOpenChange={setPicking}
        taken={new Set(rows.map(({ id }) => id))}
        most={room}
        onAdd={(products) => setRows((list) => [...list, ...products.map(planned)])}
      />
    </Panel>
  )
}

function CollectionSelect({ isBusy, onChoose }: { isBusy: boolean; onChoose: (slug: string) => void }) {
  return (
    <select
      aria-label={words.collection}
      value=""
      disabled={isBusy}
      onChange={(event) => onChoose(event.target.value)}
      className="min-h-11 max-w-full rounded-control border border-line bg-surface-raised px-3 font-semibold hover:border-line-strong md:min-h-9"
    >
      <option value="">{isBusy ? words.adding : words.collection}</option>
      <CollectionOptions />
    </select>
  )
}

type RowProps = {
  row: PlannedDeal
  plan: Plan
  overlap: Overlap | undefined
  showsProblems: boolean
  onChange: (patch: Partial<PlannedDeal>) => void
  onRemove: () => void
}

function Row({ row, plan, overlap, showsProblems, onChange, onRemove }: RowProps) {
  const { money } = useShopMoney()
  const price = dealPriceOf(row, plan)
  const total = totalOf(row, plan)
  const amount = parsePrice(price)
  const off = amount === null ? null : discountPercent(amount, row.price)
  const found = dealProblem(row, plan)
  // No error before the field was edited or the form submitted.
  const problem =
    showsProblems || row.dealPrice !== null || (found !== 'price' && plan.percent !== '') ? found : null
  const quantity = parseTotal(total)
  const isBeyond = quantity !== null && quantity > row.stock
  return (
    <li className={`${panelRow} flex-wrap gap-x-3 gap-y-1`}>
      <Thumb src={row.image} />
      <span className="min-w-32 flex-1 leading-snug">
        <span className="line-clamp-2 font-medium">{row.title}</span>
        <span className="block text-12 text-muted">
          <span>{adminDeals.usual(money(row.price))}</span>
          {off !== null && off > 0 && (
            <b className="ms-1.5 font-semibold text-danger-text">{adminDeals.off(off)}</b>
          )}
        </span>
      </span>
      <span className="flex items-center gap-2">
        <input
          aria-label={words.priceOf(row.title)}
          aria-invalid={problem === 'price' || problem === 'not-below' || undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={price}
          onChange={(event) => onChange({ dealPrice: event.target.value })}
          className={`w-20 ${small}`}
        />
        <input
          aria-label={words.totalOf(row.title)}
          aria-invalid={problem === 'total' || undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={total}
          onChange={(event) => onChange({ total: event.target.value })}
          className={`w-16 ${small}`}
        />
        <button
          type="button"
          aria-label={words.remove(row.title)}
          title={words.remove(row.title)}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink md:size-8"
        >
          <X size={16} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </span>
      {(problem || overlap || isBeyond) && (
        <span
          className={`w-full ps-11 text-12 ${problem || overlap ? 'font-medium text-danger-text' : 'text-muted'}`}
        >
          {overlap
            ? words.overlapRow(momentWords(overlap.startsAt), momentWords(overlap.endsAt))
            : problem
              ? adminDeals.problems[problem]
              : adminDeals.beyondStock(row.stock)}
        </span>
      )}
    </li>
  )
}
