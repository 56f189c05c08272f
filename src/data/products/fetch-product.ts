import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { product } from './product-mapper'

export const fetchProduct = (slug: string, signal: AbortSignal) =>
  rpc('get_product', { p_slug: slug }, v.nullable(product), { get: true, signal })
