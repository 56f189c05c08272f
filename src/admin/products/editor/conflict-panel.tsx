import { useEffect, useRef } from 'react'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import { adminProducts } from '@/content/admin/catalogue/products'
import { cellOf } from '@/domain/product/options/stock-grid'
import type { Conflict } from '@/domain/values/merge'
import { Button } from '@/ui/button'
import { stockKey } from './editable'
import { afterDifference, type Decision, isAboutStock } from './use-product-editor'

const words = adminProductEdit.conflict

type ConflictPanelProps = {
  conflicts: readonly Conflict[]
  decide: (field: string, decision: Decision) => void
}

/** Fields that two owners changed at once: both values, and the choice between them. */
export function ConflictPanel({ conflicts, decide }: ConflictPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const amount = conflicts.length
  useEffect(() => {
    if (amount > 0) heading.current?.focus()
  }, [amount])
  if (amount === 0) return null
  return (
    <section
      aria-labelledby="conflicts"
      className="mt-4 border-y border-danger bg-surface-raised p-4 md:rounded-surface md:border"
    >
      <h2
        ref={heading}
        id="conflicts"
        tabIndex={-1}
        className="font-text text-16 font-semibold tracking-normal outline-none"
      >
        {words.title(amount)}
      </h2>
      <p className="text-muted">{words.text}</p>
      <ul className="mt-2">
        {conflicts.map((conflict) => (
          <Decide key={conflict.field} conflict={conflict} decide={decide} />
        ))}
      </ul>
    </section>
  )
}

function Decide({ conflict, decide }: { conflict: Conflict; decide: ConflictPanelProps['decide'] }) {
  const { field } = conflict
  const name = isAboutStock(conflict) ? words.stock(fieldName(field)) : fieldName(field)
  const small = { look: 'quiet', size: 'small' } as const
  const by = Number(conflict.mine) - Number(conflict.seen)
  const sum = afterDifference(conflict)
  const take = words.take(short(field, conflict.theirs))
  const keep = words.keep(short(field, conflict.mine))
  const values = [
    [words.seen, conflict.seen],
    [words.mine, conflict.mine],
    [words.theirs, conflict.theirs],
  ] as const
  return (
    <li className="grid gap-2 border-t border-line py-3 last:pb-0 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <dl className="mt-1 grid grid-cols-3 gap-3">
          {values.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-12 text-muted">{label}</dt>
              <dd className="line-clamp-3 [overflow-wrap:anywhere]">{shown(field, value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button {...small} aria-label={words.of(take, name)} onClick={() => decide(field, 'theirs')}>
          {take}
        </Button>
        {isAboutStock(conflict) && sum !== Number(conflict.mine) && sum !== Number(conflict.theirs) && (
          <Button {...small} onClick={() => decide(field, 'difference')}>
            {words.difference(sum, `${by > 0 ? '+' : '−'}${Math.abs(by)}`)}
          </Button>
        )}
        <Button
          {...small}
          look="main"
          aria-label={words.of(keep, name)}
          onClick={() => decide(field, 'mine')}
        >
          {keep}
        </Button>
      </div>
    </li>
  )
}

/** The label of a changed field. */
export function fieldName(field: string): string {
  const key = stockKey(field)
  if (key !== null) return adminProductEdit.stock.cell(cellOf(key).size, cellOf(key).color)
  if (field === 'pictures') return adminProductEdit.pictures.title
  return new Map<string, string>(Object.entries(adminProducts.form.fields)).get(field) ?? field
}

function shown(field: string, value: string): string {
  if (field === 'pictures') {
    const pictures: unknown = JSON.parse(value || '[]')
    return words.pictures(Array.isArray(pictures) ? pictures.length : 0)
  }
  return value || (isAboutStock({ field, seen: '', mine: '', theirs: '' }) ? '0' : words.empty)
}

/** The value for a button label, or nothing when it is too long. */
const short = (field: string, value: string): string =>
  field !== 'pictures' && value.length <= 12 ? value : ''
