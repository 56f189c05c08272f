import { useQuery } from '@tanstack/react-query'
import { toolWords } from '@/content/catalogue/listing-tools'
import { facetsQuery } from '@/data/products/facet-queries'
import { toggleFacet } from '@/domain/catalogue/facet-choices'
import type { ListingAddress } from '@/domain/catalogue/facets'
import type { Listing } from '@/domain/catalogue/listing'
import { filterOf } from '../listings'
import type { ListingState } from '../use-listing-params'
import { columnClass, columnId, resultsId } from './facet-column-skeleton'
import { FacetPanel } from './facet-panel'

type FacetColumnProps = { listing: Listing; state: ListingState; settled: ListingAddress }

/** The filters beside the list; a choice applies at once. */
export function FacetColumn({ listing, state, settled }: FacetColumnProps) {
  const { address, change, hrefOf } = state
  const facets = useQuery(facetsQuery(filterOf(listing, settled)))
  return (
    <aside id={columnId} aria-label={toolWords.filters} className={columnClass}>
      <a
        href={`#${resultsId}`}
        onClick={(event) => {
          // An anchor in the address would make it another page's.
          event.preventDefault()
          document.getElementById(resultsId)?.focus()
        }}
        className="sr-only rounded-control bg-surface-raised p-3 shadow-float focus:not-sr-only focus:my-2 focus:inline-block"
      >
        {toolWords.skipFilters}
      </a>
      <FacetPanel
        listing={listing}
        address={address}
        facets={facets}
        onToggle={(name, value) => change({ facets: toggleFacet(address.facets, name, value) })}
        category={{ hrefOf }}
      />
    </aside>
  )
}
