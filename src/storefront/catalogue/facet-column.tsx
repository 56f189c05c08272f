import { useQuery } from '@tanstack/react-query'
import { listingWords } from '@/content/listing'
import { facetsQuery } from '@/data/products/facet-queries'
import { toggleFacet } from '@/domain/facets'
import { columnClass, columnId } from './column-skeleton'
import { FacetPanel } from './facet-panel'
import type { Place } from './places'
import { filterOf } from './use-listing'
import type { ListingState } from './use-listing-address'

/** The filters beside the list; what is chosen applies at once. */
export function FacetColumn({ place, state }: { place: Place; state: ListingState }) {
  const { address, change, hrefOf } = state
  const facets = useQuery(facetsQuery(filterOf(place, address)))
  return (
    <aside id={columnId} aria-label={listingWords.filters} className={columnClass}>
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
