import { Check } from 'lucide-react'
import { useState } from 'react'
import { optionWord } from '@/config/shop'
import { swatches } from '@/config/swatches'
import { filterWords } from '@/content/catalogue/filters'
import { number } from '@/content/shared/numbers'
import type { FacetName } from '@/domain/catalogue/facets'
import { useMoney } from '@/storefront/shared/preferences/money'
import { facetValueName } from './facet-words'

export type FacetProps = {
  name: FacetName
  options: readonly { value: string; count: number }[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

const focusRing =
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent'
const first = { sizes: 12, colors: 8 }

/** Sizes as buttons; the first dozen, the rest behind "Show more". */
export function FacetSizes({ options, chosen, onToggle }: FacetProps) {
  const { shown, more } = useCollapsed(options, chosen, first.sizes)
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-1.5">
        {shown.map(({ value, count }) => (
          <label key={value} className={optionWord(value).length > 6 ? 'col-span-2' : undefined}>
            <Box value={value} chosen={chosen} onToggle={onToggle} />
            <span
              className={`grid h-12 content-center justify-items-center rounded-control border border-line-strong bg-surface-raised px-1 text-14 leading-tight font-semibold whitespace-nowrap hover:border-ink peer-checked:border-ink peer-checked:bg-ink peer-checked:text-surface ${focusRing}`}
            >
              <span>{optionWord(value)}</span>
              <Count count={count} className="text-12 font-normal opacity-75" />
            </span>
          </label>
        ))}
      </div>
      {more}
    </>
  )
}

/** Colours with a swatch and a name; the most frequent first, the rest behind "Show more". */
export function FacetColors({ options, chosen, onToggle }: FacetProps) {
  const { shown, more } = useCollapsed(options, chosen, first.colors)
  return (
    <>
      <div className="grid gap-x-6 max-lg:grid-cols-2">
        {shown.map(({ value, count }) => (
          <label key={value} className="group flex min-h-8 items-center gap-2.5 text-14 touch:min-h-11">
            <Box value={value} chosen={chosen} onToggle={onToggle} />
            <span
              className={`grid size-5 shrink-0 place-items-center rounded-full ring-1 ring-ink/30 ring-inset outline-accent peer-checked:outline-2 peer-checked:outline-offset-2 ${focusRing}`}
              style={{ background: swatches[value] }}
            />
            <span className="min-w-0 flex-1 truncate group-hover:text-accent group-has-checked:font-semibold">
              {optionWord(value)}
            </span>
            <Count count={count} className="text-12 text-muted" />
          </label>
        ))}
      </div>
      {more}
    </>
  )
}

/** Options as a list of checkboxes. */
export function FacetRows({ name, options, chosen, onToggle }: FacetProps) {
  const { priceEdge } = useMoney()
  return options.map(({ value, count }) => (
    <label key={value} className="group flex min-h-8 items-center gap-2.5 text-14 touch:min-h-11">
      <Box value={value} chosen={chosen} onToggle={onToggle} />
      <span
        className={`grid size-5 shrink-0 place-items-center rounded-picture border border-line-strong bg-surface-raised text-transparent peer-checked:border-ink peer-checked:bg-ink peer-checked:text-surface ${focusRing}`}
      >
        <Check size={14} strokeWidth={2.6} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1 group-hover:text-accent group-has-checked:font-semibold">
        {facetValueName(name, value, priceEdge)}
      </span>
      <Count count={count} className="text-12 text-muted" />
    </label>
  ))
}

type BoxProps = Pick<FacetProps, 'chosen' | 'onToggle'> & { value: string }

/** The real checkbox; the visible box beside it is decoration. */
function Box({ value, chosen, onToggle }: BoxProps) {
  return (
    <input
      type="checkbox"
      checked={chosen.includes(value)}
      onChange={() => onToggle(value)}
      className="peer absolute size-px opacity-0"
    />
  )
}

/** Number of products behind an option; screen readers also hear the noun. */
export function Count({ count, className }: { count: number; className: string }) {
  return (
    <>
      {' '}
      <span className={`tabular-nums ${className}`}>
        <span>{number(count)}</span> <span className="sr-only">{filterWords.products(count)}</span>
      </span>
    </>
  )
}

/** The first options and all chosen ones, with a button for the rest. */
function useCollapsed(options: FacetProps['options'], chosen: readonly string[], length: number) {
  const [open, setOpen] = useState(false)
  const collapsible = options.length > length + 2
  const shown =
    open || !collapsible
      ? options
      : options.filter(({ value }, index) => index < length || chosen.includes(value))
  const more = collapsible && (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      className="mt-1 min-h-9 text-14 font-semibold underline underline-offset-4 hover:text-accent touch:min-h-11"
    >
      {open ? filterWords.showFewer : filterWords.showAll(options.length)}
    </button>
  )
  return { shown, more }
}
