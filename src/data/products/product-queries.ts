import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { productKeys } from './product-keys'
import { product } from './product-mapper'

/** The product of a slug with everything its page shows; null when there is none. */
export const productQuery = (slug: string) =>
  queryOptions({
    queryKey: productKeys.detail(slug),
    queryFn: ({ signal }) => rpc('get_product', { p_slug: slug }, v.nullable(product), { get: true, signal }),
  })
