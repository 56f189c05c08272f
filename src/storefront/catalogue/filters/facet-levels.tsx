import { useId } from 'react'
import { filterWords } from '@/content/catalogue/filters'
import { useMoney } from '@/storefront/shared/preferences/money'
import { Stars } from '@/ui/stars'
import { Count, type FacetProps } from './facet-choices'
import { facetValueName } from './facet-words'

/** "At least so much" as radio buttons, with "any". */
export function FacetLevels({ name, options, chosen, onToggle }: FacetProps) {
  const group = useId()
  const { priceEdge } = useMoney()
  const [value] = chosen
  const levels = [{ value: undefined, count: undefined }, ...options]
  return levels.map((level) => (
    <label key={level.value ?? ''} className="group flex min-h-8 items-center gap-2.5 text-14 touch:min-h-11">
      <input
        type="radio"
        name={group}
        checked={level.value === value}
        onChange={() => {
          const changed = level.value ?? value
          if (changed !== undefined) onToggle(changed)
        }}
        className="peer absolute size-px opacity-0"
      />
      <span className="grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-surface-raised peer-checked:border-[6px] peer-checked:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent" />
      <span className="flex min-w-0 flex-1 items-center gap-1.5 group-hover:text-accent group-has-checked:font-semibold">
        {level.value === undefined ? (
          filterWords.facets[name].any
        ) : name === 'rating' ? (
          <>
            <Stars
              value={Number(level.value)}
              label={facetValueName(name, level.value, priceEdge)}
              size={15}
            />
            <span aria-hidden="true">{filterWords.andUp}</span>
          </>
        ) : (
          facetValueName(name, level.value, priceEdge)
        )}
      </span>
      {level.count !== undefined && <Count count={level.count} className="text-12 text-muted" />}
    </label>
  ))
}
