import { useQuery } from '@tanstack/react-query'
import { toolWords } from '@/content/listing-tools'
import { facetsQuery } from '@/data/products/facet-queries'
import { type ListingAddress, toggleFacet } from '@/domain/facets'
import { columnClass, columnId } from './facet-column-skeleton'
import { FacetPanel } from './facet-panel'
import { filterOf, type Listing } from './listings'
import type { ListingState } from './use-listing-params'

type FacetColumnProps = { place: Listing; state: ListingState; settled: ListingAddress }

/** The filters beside the list; what is chosen applies at once. */
export function FacetColumn({ place, state, settled }: FacetColumnProps) {
  const { address, change, hrefOf } = state
  const facets = useQuery(facetsQuery(filterOf(place, settled)))
  return (
    <aside id={columnId} aria-label={toolWords.filters} className={columnClass}>
      <FacetPanel
        place={place}
        address={address}
        facets={facets}
        onToggle={(name, value) => change({ facets: toggleFacet(address.facets, name, value) })}
        category={{ hrefOf }}
      />
    </aside>
  )
}
