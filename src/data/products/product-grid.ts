import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { toDecimal } from '@/domain/money/money'
import type { GridChange, GridProduct, GridValues } from '@/domain/product/grid/product-grid'
import type { ProductFilter } from '@/domain/product/product-list'
import { productStatuses } from '@/domain/product/product-status'
import type { Json } from '../supabase/database.types'
import { rpc } from '../supabase/rpc'
import { column, money, rowOf } from '../supabase/schemas'
import { adminProductKeys } from './admin-product-keys'
import { everyProduct } from './admin-product-queries'
import { variantValues } from './edit-product-queries'
import { toColumns } from './product-columns'

const gridProduct = rowOf({
  id: v.string(),
  title: v.string(),
  status: v.picklist(productStatuses),
  price: money,
  originalPrice: v.nullable(money),
  cost: v.nullable(money),
  variants: v.array(
    rowOf({
      id: v.string(),
      size: v.string(),
      color: v.string(),
      sku: v.string(),
      quantity: v.number(),
      own: column('values', variantValues),
    }),
  ),
})

/** The products of a filter, in its order. */
export const gridIdsQuery = (filter: ProductFilter) =>
  queryOptions({
    queryKey: adminProductKeys.gridIds(filter),
    queryFn: async () => (await everyProduct(filter)).map(({ id }) => id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Most products of a page of the table, and of a request that saves some. */
export const gridProductsPerPage = 50

/** These products for the table, in their order; without those that are gone. */
export const gridProductsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: adminProductKeys.grid(ids),
    queryFn: () => (ids.length > 0 ? rpc('grid_products', { p_ids: [...ids] }, v.array(gridProduct)) : []),
    // What is being edited is read again when it is saved, which says what others changed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

const savedProducts = v.array(
  v.object({
    id: v.string(),
    /** Why it was not saved, in the database's words; null where it was. */
    error: v.nullable(v.string()),
    detail: v.unknown(),
    /** As it is now; null where it is gone. */
    product: v.nullable(gridProduct),
  }),
)
export type SavedGridProduct = v.InferOutput<typeof savedProducts>[number]

/** Saves changes of at most `gridProductsPerPage` products, each wholly or not at all. @throws AppError when none was tried */
export const saveGrid = (edits: readonly { product: GridProduct; change: GridChange }[]) =>
  rpc('save_products', { p_edits: edits.map(toEdit) }, savedProducts)

const toEdit = ({ product, change }: { product: GridProduct; change: GridChange }): Json => {
  const { id, changes, stock, variants, skus } = change
  return {
    id,
    changes: besides(product, changes),
    stock,
    variants: variants.map(({ size, color, changes: own }) => {
      const seen = product.variants.find((each) => each.size === size && each.color === color)?.own
      return { size, color, changes: besides({ ...seen }, own) }
    }),
    skus,
  }
}

/** Values to come beside those that were seen, by column; amounts as the database takes them. */
const besides = (seen: object, to: GridValues): Record<string, Json> => {
  const was = new Map(Object.entries(seen))
  return toColumns<Json>(
    Object.fromEntries(
      Object.entries(to).map(([field, value]) => [
        field,
        { seen: stored(was.get(field)), to: stored(value) },
      ]),
    ),
  )
}
const stored = (value: unknown): Json =>
  typeof value === 'number' ? toDecimal(value) : typeof value === 'string' ? value : null
