import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { productSummary } from './product-mapper'

const products = v.array(productSummary)
const sections = v.object({ flash: products, trending: products, arrivals: products, best: products })
export type HomeSections = v.InferOutput<typeof sections>

export const fetchHomeSections = (signal: AbortSignal): Promise<HomeSections> =>
  rpc('home_products', {}, sections, { get: true, signal })
