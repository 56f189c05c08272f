import { useId, useState } from 'react'
import { admin } from '@/content/admin/admin'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import { adminStock as words } from '@/content/admin/catalogue/stock'
import { adminSales } from '@/content/admin/sales'
import { comma } from '@/content/shared/lists'
import { number } from '@/content/shared/numbers'
import { useSetStock } from '@/data/products/stock-mutations'
import { AppError } from '@/data/supabase/errors'
import { parseCell } from '@/domain/product/options/stock-grid'
import type { StockVariant } from '@/domain/product/stock-movement'
import { showToast } from '@/ui/toast/toast'
import { useMay } from '../shared/page/access'

/** The stock of a variant, corrected in place by who may: Enter or leaving the field saves, Escape puts back. */
export function StockQuantity({ variant, level }: { variant: StockVariant; level: number }) {
  const id = useId()
  const set = useSetStock()
  const may = useMay()
  const [typed, setTyped] = useState<string | null>(null)
  const { left } = variant
  const name = `${variant.name}${comma}${adminSales.variant(variant.size, variant.color)}`
  const isWrong = typed !== null && typed.trim() !== '' && parseCell(typed, left) === null

  const change = (from: number, to: number) =>
    set.mutateAsync({ ...variant, seen: from, to }).then(
      () =>
        showToast({
          title: words.saved(name, from, to),
          tone: 'success',
          action: { label: admin.undo, onClick: () => void change(to, from) },
        }),
      (error: unknown) =>
        showToast({
          title: error instanceof AppError && error.kind === 'conflict' ? words.changed : words.failed,
          tone: 'error',
        }),
    )
  const commit = () => {
    if (isWrong || set.isPending) return
    const to = typed === null ? null : parseCell(typed, left)
    if (to === null || to === left) return setTyped(null)
    void change(left, to).then(() => setTyped(null))
  }
  const look = left === 0 ? 'bg-danger-soft text-danger-text' : left <= level ? 'bg-highlight-soft' : ''
  if (!may('products')) return <b className={`rounded-control px-2 font-semibold ${look}`}>{number(left)}</b>
  return (
    <span className={`relative inline-block text-end ${isWrong ? 'z-10' : 'z-1'}`}>
      <input
        aria-label={words.quantity(name)}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        aria-invalid={isWrong || undefined}
        aria-busy={set.isPending}
        title={words.hint}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={9}
        readOnly={set.isPending}
        value={typed ?? String(left)}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          else if (event.key === 'Escape' && typed !== null) {
            event.preventDefault()
            setTyped(null)
          }
        }}
        className={`h-11 w-20 rounded-control border border-line-strong px-2 text-end text-16 font-semibold hover:border-ink aria-invalid:border-danger md:h-8 md:text-14 ${look || 'bg-surface-raised'}`}
      />
      {isWrong && (
        <span
          id={`${id}-wrong`}
          role="alert"
          className="absolute end-0 top-full z-3 mt-1 w-56 rounded-control bg-danger-soft px-2 py-1 text-start text-12 font-medium text-danger-text shadow-float"
        >
          {adminProductEdit.stock.invalid}
        </span>
      )}
    </span>
  )
}
