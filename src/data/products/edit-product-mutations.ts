import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Minor, toDecimal } from '@/domain/money'
import type { Picture } from '@/domain/product'
import type { Detail } from '@/domain/product-form'
import type { StockChange } from '@/domain/stock-grid'
import type { Json } from '../supabase/database.types'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { rpc } from '../supabase/rpc'
import { money } from '../supabase/schemas'
import { adminProductKeys } from './admin-product-keys'
import { type EditedProduct, editedProduct } from './edit-product-queries'

/** The new values of a product; fields that are missing stay as they are. */
export type ProductChanges = {
  slug?: string
  title?: string
  description?: string
  collection?: string
  price?: Minor
  originalPrice?: Minor | null
  sizes?: string[]
  colors?: string[]
  details?: Detail[]
  pictures?: Picture[]
}

type Save = { seen: EditedProduct['seen']; changes: ProductChanges; stock: StockChange[] }

/**
 * Saves what was changed of a product and its stock, all or nothing, and resolves to what is there then.
 * @throws AppError CHANGED when another owner changed the same fields since
 */
export function useSaveProduct(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (save: Save) => saveProduct(id, save),
    onSuccess: (saved) => {
      client.setQueryData(adminProductKeys.edited(id), saved)
      // Every query that shows the product: cards, facets, deals, carts.
      void client.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(id) })
    },
  })
}

export function saveProduct(id: string, { seen, changes, stock }: Save) {
  const fields = Object.entries(toColumns(changes)).map(([column, to]) => [
    column,
    { seen: seen[column] ?? null, to },
  ])
  return rpc(
    'save_product',
    { p_id: id, p_changes: Object.fromEntries(fields), p_stock: stock },
    editedProduct,
  )
}

const decimal = (amount: Minor | null) => (amount === null ? null : toDecimal(amount))

function toColumns({
  collection,
  price,
  originalPrice,
  pictures,
  ...same
}: ProductChanges): Record<string, Json> {
  return {
    ...same,
    ...(collection !== undefined && { collection_slug: collection }),
    ...(price !== undefined && { price: toDecimal(price) }),
    ...(originalPrice !== undefined && { original_price: decimal(originalPrice) }),
    ...(pictures && { images: pictures }),
  }
}

/** One change of many products. */
export type BulkChange =
  | { archived: boolean }
  | { collection: string }
  /** In whole percent; `strike` keeps the old price as the original one. */
  | { percent: number; strike: boolean }
  | { prices: Record<string, [Minor, Minor | null]> }

const productBefore = v.pipe(
  v.object({ id: v.string(), collection: v.string(), price: money, original_price: v.nullable(money) }),
  v.transform(({ original_price, ...row }) => ({ ...row, originalPrice: original_price })),
)
/** A product's values before the change, for undo. */
export type ProductBefore = v.InferOutput<typeof productBefore>

type ChangeProducts = { ids: readonly string[]; change: BulkChange }

/** Changes up to five hundred products at once; resolves to those that changed, as they were. @throws AppError */
export function useChangeProducts() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: changeProducts,
    onSuccess: () => client.invalidateQueries(),
  })
}

export function changeProducts({ ids, change }: ChangeProducts): Promise<ProductBefore[]> {
  const p_change =
    'prices' in change
      ? {
          prices: Object.fromEntries(
            Object.entries(change.prices).map(([id, [price, original]]) => [
              id,
              [toDecimal(price), decimal(original)],
            ]),
          ),
        }
      : change
  return rpc('change_products', { p_ids: [...ids], p_change }, v.array(productBefore))
}

/** Deletes a product that was never ordered, for ever. @throws AppError HAS_ORDERS */
export function useDeleteProduct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const gone = await unwrap(rest.from('products').delete().eq('id', id).select('id'))
      if (gone.length === 0) throw new AppError('conflict', 'HAS_ORDERS')
    },
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: adminProductKeys.edited(id) })
      return client.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(id) })
    },
  })
}
