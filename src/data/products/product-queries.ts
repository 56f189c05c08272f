import { queryOptions } from '@tanstack/react-query'
import { loaded } from '../supabase/loaded'
import { productKeys } from './product-keys'

/** The product of a slug with everything its page shows; null when there is none. */
export const productQuery = (slug: string) =>
  queryOptions({
    queryKey: productKeys.detail(slug),
    queryFn: async ({ signal }) => (await loaded(import('./fetch-product'))).fetchProduct(slug, signal),
  })
