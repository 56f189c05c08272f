import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Minor, toDecimal } from '@/domain/money/money'
import { noRenames, type Renames } from '@/domain/product/options/option-names'
import type { StockChange } from '@/domain/product/options/stock-grid'
import { saleNeeds } from '@/domain/product/product-bounds'
import { type ProductStatus, productStatuses } from '@/domain/product/product-status'
import type { SavedProduct } from '@/domain/product/saved-product'
import type { Json } from '../supabase/database.types'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { rpc } from '../supabase/rpc'
import { money, rowOf, timestamp } from '../supabase/schemas'
import { adminProductKeys } from './admin-product-keys'
import { type EditedProduct, editedProduct } from './edit-product-queries'
import { toColumns } from './product-columns'

type Save = {
  seen: EditedProduct['seen']
  /** Fields that are missing stay as they are. */
  changes: Partial<SavedProduct>
  stock: StockChange[]
  /** By their new names sizes and colours stay what they are. */
  renames?: Renames
}

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

export function saveProduct(id: string, { seen, changes, stock, renames = noRenames }: Save) {
  const fields = Object.entries(changedColumns(changes)).map(([column, to]) => [
    column,
    { seen: seen[column] ?? null, to, ...renamedIn(renames, column) },
  ])
  return rpc(
    'save_product',
    { p_id: id, p_changes: Object.fromEntries(fields), p_stock: stock },
    editedProduct,
  )
}

const renamedIn = (renames: Renames, column: string) =>
  (column === 'sizes' || column === 'colors') && Object.keys(renames[column]).length > 0
    ? { renamed: renames[column] }
    : {}

const decimal = (amount: Minor | null) => (amount === null ? null : toDecimal(amount))

const changedColumns = ({ price, originalPrice, cost, collection, ...same }: Partial<SavedProduct>) =>
  toColumns<Json>({
    ...same,
    ...(collection !== undefined && { collection: collection || null }),
    ...(price !== undefined && { price: toDecimal(price) }),
    ...(originalPrice !== undefined && { originalPrice: decimal(originalPrice) }),
    ...(cost !== undefined && { cost: decimal(cost) }),
  })

/** One change of many products. */
export type BulkChange =
  | { status: Exclude<ProductStatus, 'scheduled'> }
  /** From a time on, in milliseconds. */
  | { status: 'scheduled'; publishAt: number }
  /** Null, to undo a change, for drafts that were in none. */
  | { collection: string | null }
  /** In whole percent; `strike` keeps the old price as the original one. */
  | { percent: number; strike: boolean }
  | { prices: Record<string, PricesOf> }

/** A product's price and original price, and those of its variants with prices of their own, by id. */
type PricesOf = readonly [Minor, Minor | null, Record<string, [Minor, Minor | null]>]

const productBefore = rowOf({
  id: v.string(),
  status: v.picklist(productStatuses),
  publishAt: v.nullable(timestamp),
  collection: v.nullable(v.string()),
  price: money,
  originalPrice: v.nullable(money),
  variants: v.record(v.string(), v.tuple([money, v.nullable(money)])),
})
/** A product's values before the change, for undo. */
export type ProductBefore = v.InferOutput<typeof productBefore>

type ChangeProducts = { ids: readonly string[]; change: BulkChange }

/** How a change of many products is watched and stopped. */
type Watch = {
  /** Told after each request how many products are done. */
  onProgress?: (done: number) => void
  /** Once aborted, no further request is sent. */
  signal?: AbortSignal
}

/** Most products of one request: few enough that the progress moves. */
export const bulkPart = 100

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / bulkPart) }, (_, part) =>
    ids.slice(part * bulkPart, (part + 1) * bulkPart),
  )

const changedProducts = v.object({
  before: v.array(productBefore),
  /** How many stay as they are, because they lack what a product on sale needs. */
  incomplete: v.number(),
  /** How many of those lack each of it; left out where there is none. */
  lacking: v.optional(v.object(v.entriesFromList(saleNeeds, v.number()))),
})

/**
 * Changes products, a hundred per request; resolves to those that changed, as they were, how many were asked for (`done`), and
 * whether a request failed, after which no more are sent. @throws AppError when nothing was changed
 */
export function useChangeProducts() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, change, onProgress, signal }: ChangeProducts & Watch) => {
      const before: ProductBefore[] = []
      const lacking = { picture: 0, price: 0, description: 0, collection: 0 }
      const all = { before, incomplete: 0, lacking, done: 0, isFailed: false }
      for (const part of inParts(ids)) {
        if (signal?.aborted) break
        try {
          const answer = await changeProducts({ ids: part, change })
          before.push(...answer.before)
          all.incomplete += answer.incomplete
          for (const need of saleNeeds) lacking[need] += answer.lacking?.[need] ?? 0
          all.done += part.length
          onProgress?.(all.done)
        } catch (error) {
          if (all.done === 0) throw error
          return { ...all, isFailed: true }
        }
      }
      return all
    },
    onSettled: () => client.invalidateQueries(),
  })
}

const archivedProduct = rowOf({
  id: v.string(),
  status: v.picklist(productStatuses),
  publishAt: v.nullable(timestamp),
})
/** The status that a product had before a change. */
export type StatusBefore = v.InferOutput<typeof archivedProduct>
const deletedProducts = v.object({ deleted: v.number(), archived: v.array(archivedProduct) })

/**
 * Deletes products for ever, but archives those that were ordered. Resolves to how many were deleted, what those were that were
 * archived, and how many were asked for.
 */
export function useDeleteProducts() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, onProgress, signal }: Pick<ChangeProducts, 'ids'> & Watch) => {
      const archived: StatusBefore[] = []
      const all = { deleted: 0, archived, done: 0 }
      for (const part of inParts(ids)) {
        if (signal?.aborted) break
        const answer = await deleteProducts(part)
        all.deleted += answer.deleted
        archived.push(...answer.archived)
        all.done += part.length
        onProgress?.(all.done)
      }
      return all
    },
    onSettled: () => client.invalidateQueries(),
  })
}

export const deleteProducts = (ids: string[]) => rpc('delete_products', { p_ids: ids }, deletedProducts)

/** Changes up to five hundred products at once. @throws AppError */
export function changeProducts({ ids, change }: ChangeProducts) {
  const p_change =
    'publishAt' in change
      ? { status: change.status, publish_at: new Date(change.publishAt).toISOString() }
      : 'prices' in change
        ? {
            prices: Object.fromEntries(
              ids.flatMap((id) => {
                const [price, original, variants] = change.prices[id] ?? []
                if (price === undefined || original === undefined) return []
                const own = Object.entries(variants ?? {}).map(([variant, [its, before]]) => [
                  variant,
                  [toDecimal(its), decimal(before)],
                ])
                return [[id, [toDecimal(price), decimal(original), Object.fromEntries(own)]]]
              }),
            ),
          }
        : change
  return rpc('change_products', { p_ids: [...ids], p_change }, changedProducts)
}

/** Adds a draft that is another product, called `title`; resolves to it. */
export function useDuplicateProduct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: duplicateProduct,
    onSuccess: (copy) => {
      client.setQueryData(adminProductKeys.edited(copy.id), copy)
      void client.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(copy.id) })
    },
  })
}

/** `copy` is the draft's id: a request that is repeated makes no second one. @throws AppError */
export const duplicateProduct = ({ id, copy, title }: { id: string; copy: string; title: string }) =>
  rpc('duplicate_product', { p_id: id, p_copy: copy, p_title: title }, editedProduct)

/** The token of a link that shows a product as shoppers will see it, for seven days. @throws AppError */
export const makeProductPreview = (id: string) => rpc('make_product_preview', { p_product: id }, v.string())

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
