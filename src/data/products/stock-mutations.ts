import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import type { StockVariant } from '@/domain/product/stock-movement'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'
import { useRefresh } from '../supabase/use-refresh'
import { saveProduct } from './edit-product-mutations'
import { productKeys } from './product-keys'

type SetStock = Pick<StockVariant, 'productId' | 'size' | 'color'> & { seen: number; to: number }

/** Corrects the stock of one variant. @throws AppError CHANGED when it is no longer what was seen */
export function useSetStock() {
  return useMutation({
    mutationFn: ({ productId, size, color, seen, to }: SetStock) =>
      saveProduct(productId, { seen: {}, changes: {}, stock: [{ size, color, seen, to }] }),
    onSettled: useRefresh(productKeys.all),
  })
}

type Delivery = { id: string; lines: readonly { id: string; quantity: number }[]; note: string }

/** Adds what arrived to the stock, all of it or nothing; the same id adds it once. Resolves to the number of units. */
export function useReceiveStock() {
  return useMutation({
    mutationFn: receiveStock,
    onSettled: useRefresh(productKeys.all),
  })
}

export const receiveStock = ({ id, lines, note }: Delivery) =>
  rpc(
    'receive_stock',
    { p_id: id, p_lines: lines.map((line) => ({ ...line })), p_note: note },
    v.object({
      units: v.number(),
      lines: v.array(v.object({ id: v.string(), before: v.number(), after: v.number() })),
    }),
  )

/** Gives a variant another SKU; resolves to the stored text. @throws AppError SKU_TAKEN */
export function useSetSku() {
  return useMutation({
    mutationFn: setSku,
    onSettled: useRefresh(productKeys.all),
  })
}

export const setSku = ({ id, sku }: Pick<StockVariant, 'id' | 'sku'>) =>
  rpc('set_sku', { p_variant: id, p_sku: sku }, v.string())

const taken = v.object({ name: v.string() })
/** The product whose variant has the SKU already; null when that is not why it was refused. */
export function skuOwner(error: unknown): string | null {
  if (!(error instanceof AppError) || error.code !== 'SKU_TAKEN') return null
  const other = v.safeParse(taken, error.detail)
  return other.success ? other.output.name : null
}
