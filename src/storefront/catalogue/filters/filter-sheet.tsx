import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { filterWords } from '@/content/catalogue/filters'
import { toolWords } from '@/content/catalogue/listing-tools'
import { common } from '@/content/shared/common'
import { facetsQuery } from '@/data/products/facet-queries'
import { toggleFacet } from '@/domain/catalogue/facet-choices'
import { type ListingAddress, noFacets } from '@/domain/catalogue/facets'
import type { Listing } from '@/domain/catalogue/listing'
import { Button } from '@/ui/button'
import { Sheet } from '@/ui/sheet'
import { filterOf } from '../listings'
import type { ListingState } from '../use-listing-params'
import { FacetPanel } from './facet-panel'

type FilterSheetProps = {
  listing: Listing
  state: ListingState
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The filters on a phone: chosen with a live count, applied with "Show N results". */
export function FilterSheet({ listing, state, open, onOpenChange }: FilterSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={filterWords.title}
      closeLabel={common.close}
      side="bottom"
    >
      {/* Mounted again with every opening, so that it starts from the current filters. */}
      {open && <Draft listing={listing} state={state} close={() => onOpenChange(false)} />}
    </Sheet>
  )
}

function Draft({ listing, state, close }: { listing: Listing; state: ListingState; close: () => void }) {
  const [draft, setDraft] = useState<ListingAddress>(state.address)
  const facets = useQuery(facetsQuery(filterOf(listing, draft)))
  const { data, isPlaceholderData } = facets
  const total = data?.total ?? 0
  const words = data ? (total === 0 ? filterWords.nothing : filterWords.show(total)) : common.loading
  const apply = () => {
    state.change({ category: draft.category, facets: draft.facets })
    close()
  }
  return (
    <>
      <div className="px-5 pb-4">
        <FacetPanel
          listing={listing}
          address={draft}
          facets={facets}
          onToggle={(name, value) => setDraft({ ...draft, facets: toggleFacet(draft.facets, name, value) })}
          category={{ choose: (category) => setDraft({ ...draft, category }) }}
        />
      </div>
      <div className="sticky bottom-0 z-10 mt-auto flex gap-3 border-line border-t bg-surface px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        <Button look="line" onClick={() => setDraft({ ...draft, facets: noFacets })}>
          {toolWords.clearAll}
        </Button>
        {!(facets.isError && !data) && (
          <Button
            className="min-w-0 flex-1"
            onClick={apply}
            aria-disabled={total === 0 || undefined}
            aria-busy={isPlaceholderData}
          >
            {words}
          </Button>
        )}
        <p role="status" className="sr-only">
          {!isPlaceholderData && !facets.isError && words}
        </p>
      </div>
    </>
  )
}
