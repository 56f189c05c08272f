import { queryOptions } from '@tanstack/react-query'
import { rest, unwrapMaybe } from '../supabase/rest'
import { productKeys } from './product-keys'

/** The present slug of the product that had this slug before; null when there is none, or it is not for sale. */
export const movedProductQuery = (slug: string) =>
  queryOptions({
    queryKey: productKeys.moved(slug),
    queryFn: async ({ signal }) => {
      const move = await unwrapMaybe(
        rest
          .from('product_moves')
          .select('products(slug)')
          .eq('slug', slug)
          .abortSignal(signal)
          .maybeSingle(),
      )
      return move?.products?.slug ?? null
    },
  })
