import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { isSlug } from '@/domain/text/slug-pattern'
import { rpc } from '../supabase/rpc'
import { productKeys } from './product-keys'

/** The present slug of the product that had this slug before; null when there is none, or it is not for sale. */
export const movedProductQuery = (slug: string) =>
  queryOptions({
    queryKey: productKeys.moved(slug),
    queryFn: async ({ signal }) =>
      isSlug(slug)
        ? rpc('moved_product', { p_slug: slug }, v.nullable(v.string()), { get: true, signal })
        : null,
  })
