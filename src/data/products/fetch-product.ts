import * as v from 'valibot'
import { isSlug } from '@/domain/text/slug-pattern'
import { rpc } from '../supabase/rpc'
import { product } from './product-mapper'

/** The product of a slug; null when there is none. @throws AppError */
export const fetchProduct = async (slug: string, signal: AbortSignal) =>
  isSlug(slug) ? rpc('get_product', { p_slug: slug }, v.nullable(product), { get: true, signal }) : null
