import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Minor, toDecimal } from '@/domain/money/money'
import { type Cell, cellKey } from '@/domain/product/options/stock-grid'
import type { VariantValues } from '@/domain/product/variant-form'
import type { Json } from '../supabase/database.types'
import { rpc } from '../supabase/rpc'
import { adminProductKeys } from './admin-product-keys'
import { type EditedProduct, editedProduct } from './edit-product-queries'
import { toColumns } from './product-columns'

type SaveVariants = {
  id: string
  cell: Cell
  /** What else gets the same, but for the barcode, which names one variant alone. */
  others: readonly Cell[]
  seen: EditedProduct['own']
  to: Partial<VariantValues>
}

/**
 * Saves what sizes and colours have of their own, all or none, and resolves to the product then; what `to` does not name stays.
 * @throws AppError CHANGED when another owner changed the same since, VARIANT_BELOW_PRICE
 */
export function useSaveVariants() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: saveVariants,
    onSuccess: (saved) => {
      client.setQueryData(adminProductKeys.edited(saved.id), saved)
      void client.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(saved.id) })
    },
  })
}

export function saveVariants({ id, cell, others, seen, to }: SaveVariants) {
  const { barcode: _, ...shared } = to
  const p_variants = [cell, ...others].map((each) => {
    const was = ownColumns(seen[cellKey(each)] ?? {})
    const changes = Object.entries(ownColumns(each === cell ? to : shared)).map(([column, value]) => [
      column,
      { seen: was[column] ?? null, to: value },
    ])
    return { size: each.size, color: each.color, changes: Object.fromEntries(changes) }
  })
  return rpc('save_product', { p_id: id, p_variants }, editedProduct)
}

const ownColumns = ({ price, originalPrice, cost, ...same }: Partial<VariantValues>) =>
  toColumns<Json>({
    ...same,
    ...(price !== undefined && { price: decimal(price) }),
    ...(originalPrice !== undefined && { originalPrice: decimal(originalPrice) }),
    ...(cost !== undefined && { cost: decimal(cost) }),
  })

const decimal = (amount: Minor | null) => (amount === null ? null : toDecimal(amount))
