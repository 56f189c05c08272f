import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Minor } from '@/domain/money'
import { toDecimal, toMinor } from '@/domain/money'
import type { Picture } from '@/domain/product'
import type { Detail } from '@/domain/product-form'
import type { StockChange } from '@/domain/stock-grid'
import type { Json } from '../supabase/database.types'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { toRecords, toText } from '../supabase/values'
import { toAmount } from './admin-product-queries'
import { type EditedProduct, editKeys, toEditedProduct } from './edit-product-queries'

/** What is to become of a product; what is not named stays. */
export type ProductChanges = {
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

const columns: Record<keyof ProductChanges, string> = {
  title: 'title',
  description: 'description',
  collection: 'collection_slug',
  price: 'price',
  originalPrice: 'original_price',
  sizes: 'sizes',
  colors: 'colors',
  details: 'details',
  pictures: 'images',
}

type Save = { seen: EditedProduct['seen']; changes: ProductChanges; stock: StockChange[] }

/**
 * Saves what was changed of a product and its stock, all or nothing, and resolves to what is there then.
 * @throws AppError CHANGED when another owner changed the same fields since
 */
export function useSaveProduct(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ seen, changes, stock }: Save) => {
      const fields = Object.entries(changes).map(([name, to]) => {
        const column = columns[name as keyof ProductChanges]
        return [column, { seen: seen[column] as Json, to: toColumn(name, to) }]
      })
      return toEditedProduct(
        await unwrap(
          rest.rpc('save_product', { p_id: id, p_changes: Object.fromEntries(fields), p_stock: stock }),
        ),
      )
    },
    onSuccess: (saved) => {
      client.setQueryData(editKeys.one(id), saved)
      // Cards, facets, deals, carts: whatever shows it.
      void client.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(id) })
    },
  })
}

const toColumn = (name: string, to: unknown): Json =>
  name === 'price' || name === 'originalPrice'
    ? typeof to === 'number'
      ? toDecimal(to)
      : null
    : (to as Json)

/** One change of many products. */
export type BulkChange =
  | { archived: boolean }
  | { collection: string }
  /** In whole percent; `strike` keeps the old price as the original one. */
  | { percent: number; strike: boolean }
  | { prices: Record<string, [Minor, Minor | null]> }

/** What a product was before it. */
export type ProductBefore = {
  id: string
  collection: string
  price: Minor
  originalPrice: Minor | null
}

/** Changes up to five hundred products at once; resolves to those that changed, as they were. @throws AppError */
export function useChangeProducts() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, change }: { ids: readonly string[]; change: BulkChange }) => {
      const p_change =
        'prices' in change
          ? {
              prices: Object.fromEntries(
                Object.entries(change.prices).map(([id, [price, original]]) => [
                  id,
                  [toDecimal(price), original === null ? null : toDecimal(original)],
                ]),
              ),
            }
          : change
      const rows = await unwrap(rest.rpc('change_products', { p_ids: [...ids], p_change }))
      return toRecords(rows).map(
        (row): ProductBefore => ({
          id: toText(row.id),
          collection: toText(row.collection),
          price: toMinor(Number(row.price)),
          originalPrice: toAmount(row.original_price),
        }),
      )
    },
    onSuccess: () => client.invalidateQueries(),
  })
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
      client.removeQueries({ queryKey: editKeys.one(id) })
      return client.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(id) })
    },
  })
}
