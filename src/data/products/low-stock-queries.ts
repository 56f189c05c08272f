import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { adminProductKeys } from './admin-product-keys'

/**
 * Variants (with the product's id) that run out first by how fast they sold in thirty days; and how many are sold out or will
 * be within a week.
 */
export const lowStockQuery = () =>
  queryOptions({
    queryKey: adminProductKeys.lowStock(),
    queryFn: ({ signal }) => rpc('low_stock', {}, lowStock, { get: true, signal }),
  })

const lowStock = v.object({
  total: v.number(),
  variants: v.array(
    v.object({
      id: v.string(),
      slug: v.string(),
      name: v.string(),
      image: v.string(),
      size: v.string(),
      color: v.string(),
      left: v.number(),
      sold: v.number(),
    }),
  ),
})
