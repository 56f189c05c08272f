import { X } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { toolWords } from '@/content/catalogue/listing-tools'
import { chosenFacets, toggleFacet } from '@/domain/catalogue/facet-choices'
import { noFacets } from '@/domain/catalogue/facets'
import type { Listing } from '@/domain/catalogue/listing'
import { useMoney } from '@/storefront/shared/preferences/money'
import type { ListingState } from '../use-listing-params'
import { facetValueName } from './facet-words'

/** The chosen filters as chips that remove them, and Clear all. */
export function AppliedFilters({ listing, state }: { listing: Listing; state: ListingState }) {
  const { address, change } = state
  const { priceEdge } = useMoney()
  const list = useRef<HTMLUListElement>(null)
  const words = address.query !== '' && !listing.isSearch ? `“${address.query}”` : null

  /** The chip disappears, so its neighbour takes the focus. */
  const takeBack = (event: MouseEvent<HTMLButtonElement>, act: () => void) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const index = buttons.indexOf(event.currentTarget)
    act()
    buttons[index + 1 < buttons.length - 1 ? index + 1 : index - 1]?.focus()
  }
  return (
    <ul
      ref={list}
      aria-label={toolWords.applied}
      className="scrollbar-none -mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 max-md:w-screen md:mx-0 md:flex-wrap md:px-0"
    >
      {words !== null && (
        <Chip label={words} onClick={(event) => takeBack(event, () => change({ query: '' }))} />
      )}
      {chosenFacets(address.facets).map(({ name, value }) => (
        <Chip
          key={`${name} ${value}`}
          label={facetValueName(name, value, priceEdge)}
          onClick={(event) =>
            takeBack(event, () => change({ facets: toggleFacet(address.facets, name, value) }))
          }
        />
      ))}
      <li className="shrink-0">
        <button
          type="button"
          onClick={() => change({ facets: noFacets, ...(words !== null && { query: '' }) })}
          className="min-h-9 px-2 text-14 font-semibold whitespace-nowrap underline underline-offset-4 hover:text-accent touch:min-h-11"
        >
          {toolWords.clearAll}
        </button>
      </li>
    </ul>
  )
}

type ChipProps = { label: string; onClick: (event: MouseEvent<HTMLButtonElement>) => void }

function Chip({ label, onClick }: ChipProps) {
  return (
    <li className="shrink-0">
      <button
        type="button"
        aria-label={toolWords.remove(label)}
        onClick={onClick}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-surface-sunken ps-3.5 pe-2.5 text-14 font-medium whitespace-nowrap transition-colors duration-fast hover:bg-ink hover:text-surface touch:min-h-11"
      >
        <span>{label}</span>
        <X size={16} strokeWidth={1.8} aria-hidden="true" />
      </button>
    </li>
  )
}
