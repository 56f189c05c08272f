import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { filterWords } from '@/content/catalogue/filters'
import { common } from '@/content/shared/common'
import type { FacetCounts } from '@/data/products/fetch-listing'
import { offeredValues } from '@/domain/catalogue/facet-choices'
import { type FacetName, facetDefinition, facetNames, type ListingAddress } from '@/domain/catalogue/facets'
import type { Listing } from '@/domain/catalogue/listing'
import { offeredBands } from '@/domain/catalogue/price-bands'
import { useMoney } from '@/storefront/shared/preferences/money'
import { Button } from '@/ui/button'
import { type CategoryChoice, categoryOptions, FacetCategories } from './facet-categories'
import { FacetColors, FacetRows, FacetSizes } from './facet-choices'
import { FacetsSkeleton } from './facet-column-skeleton'
import { FacetLevels } from './facet-levels'

type FacetsAnswer = Pick<UseQueryResult<FacetCounts>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>

type FacetPanelProps = {
  listing: Listing
  address: ListingAddress
  facets: FacetsAnswer
  onToggle: (name: FacetName, value: string) => void
  category: CategoryChoice
}

const controls = { list: FacetRows, band: FacetRows, level: FacetLevels, flag: FacetRows }
/** Facets whose control is not that of their kind. */
const ownControls: Partial<Record<FacetName, typeof FacetSizes>> = { size: FacetSizes, color: FacetColors }

/**
 * All filters of a listing with the number of products behind each option; in the column and in the phone's sheet.
 */
export function FacetPanel({ listing, address, facets, onToggle, category }: FacetPanelProps) {
  const { data, error, refetch, isPlaceholderData } = facets
  const { shopCurrency } = useMoney()
  if (!data) return error ? <Failed retry={() => void refetch()} /> : <FacetsSkeleton />
  const categories = categoryOptions(listing, data.categories, address.category)
  const named = categories.filter((option) => option.name !== null)
  const categoryGroup = (named.length > 1 || address.category !== null) && (
    <FacetGroup key="category" name="category" chosen={[]}>
      <FacetCategories options={categories} choice={category} />
    </FacetGroup>
  )
  // In the sheet the long list of categories comes after what narrows a list most.
  const isSheet = 'choose' in category
  return (
    <div aria-busy={isPlaceholderData}>
      {!isSheet && categoryGroup}
      {facetNames.map((name) => {
        const chosen = address.facets[name]
        const options = offeredValues(name, data.facets[name] ?? {}, chosen, offeredBands(shopCurrency))
        const [only] = options
        // A facet without options, or whose only one matches every product, is no choice.
        const idle = options.length < 2 && chosen.length === 0 && (only?.count ?? data.total) >= data.total
        const Control = ownControls[name] ?? controls[facetDefinition(name).kind]
        return [
          !idle && (
            <FacetGroup key={name} name={name} chosen={chosen}>
              <Control
                name={name}
                options={options}
                chosen={chosen}
                onToggle={(value) => onToggle(name, value)}
              />
            </FacetGroup>
          ),
          isSheet && name === 'price' && categoryGroup,
        ]
      })}
    </div>
  )
}

type FacetGroupProps = {
  name: FacetName | 'category'
  chosen: readonly string[]
  children: ReactNode
}

/** A collapsible group of options. */
function FacetGroup({ name, chosen, children }: FacetGroupProps) {
  const label = name === 'category' ? filterWords.category : filterWords.facets[name].name
  return (
    <details open className="group/facet border-line border-b py-1 last:border-b-0">
      <summary className="flex min-h-11 list-none items-center gap-2 text-14 font-semibold [&::-webkit-details-marker]:hidden">
        <span>{label}</span>
        {chosen.length > 0 && (
          <span className="font-normal text-muted">{filterWords.chosen(chosen.length)}</span>
        )}
        <ChevronDown
          size={18}
          strokeWidth={1.6}
          aria-hidden="true"
          className="ms-auto text-muted transition-transform duration-fast group-open/facet:rotate-180"
        />
      </summary>
      <fieldset className="min-w-0 pb-3">
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  )
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-4 text-14 text-muted">
      {filterWords.failed}
      <Button look="quiet" size="medium" onClick={retry}>
        {common.tryAgain}
      </Button>
    </div>
  )
}
