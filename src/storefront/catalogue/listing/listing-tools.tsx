import { useQuery } from '@tanstack/react-query'
import { facetsQuery } from '@/data/products/facet-queries'
import type { ListingAddress } from '@/domain/catalogue/facets'
import { ListingChips } from '../filters/listing-chips'
import { filterOf } from '../listings'
import { ListingToolbar, type ListingToolbarProps } from './listing-toolbar'

/** Everything between a listing's heading and its products. */
export function ListingTools({ settled, ...props }: ListingToolbarProps & { settled: ListingAddress }) {
  const { listing, state } = props
  const { data } = useQuery(facetsQuery(filterOf(listing, settled)))
  return (
    <>
      <ListingChips listing={listing} state={state} counts={data?.categories} />
      <ListingToolbar {...props} />
    </>
  )
}
