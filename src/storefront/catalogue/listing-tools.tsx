import { useQuery } from '@tanstack/react-query'
import { facetsQuery } from '@/data/products/facet-queries'
import { ListingToolbar, type ListingToolbarProps } from './listing-toolbar'
import { PlaceChips } from './place-chips'
import { filterOf } from './use-listing'

/** What stands between the heading of a list and its products. */
export function ListingTools(props: ListingToolbarProps) {
  const { place, state } = props
  const { data } = useQuery(facetsQuery(filterOf(place, state.address)))
  return (
    <>
      <PlaceChips place={place} state={state} counts={data?.categories} />
      <ListingToolbar {...props} />
    </>
  )
}
