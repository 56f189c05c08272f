import { queryOptions } from '@tanstack/react-query'
import { loaded } from '../supabase/loaded'
import { productKeys } from './product-keys'

/**
 * The home page's products by section: the featured ones by their rank, and the best sellers. A product that is archived
 * leaves its own section and moves none of the others.
 */
export const homeSectionsQuery = () =>
  queryOptions({
    queryKey: productKeys.home(),
    // The home page comes with them in its HTML: what reads them again is not part of the first load.
    queryFn: async ({ signal }) => (await loaded(import('./fetch-home-sections'))).fetchHomeSections(signal),
  })
