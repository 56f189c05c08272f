import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { productKeys } from './product-keys'
import { product } from './product-mapper'

/** The product that a preview link is for; null for a link that ended. */
export const productPreviewQuery = (token: string) =>
  queryOptions({
    queryKey: productKeys.preview(token),
    queryFn: ({ signal }) => rpc('read_product_preview', { p_token: token }, v.nullable(product), { signal }),
    // A link that ended stays ended, and a draft is looked at again by loading it again.
    staleTime: 60_000,
  })
