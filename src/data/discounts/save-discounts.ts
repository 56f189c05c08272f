import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import type { DiscountTerms } from '@/domain/discounts/admin-discount'
import { toDecimal } from '@/domain/money/money'
import { auditKeys } from '../audit/audit-keys'
import { rpc } from '../supabase/rpc'
import { column, rowOf } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { adminDiscountKeys } from './admin-discount-keys'
import type { AdminDiscount } from './admin-discounts'

const toRow = (terms: DiscountTerms) => ({
  code: terms.code,
  title: terms.title,
  kind: terms.kind,
  value: terms.kind === 'amount' ? toDecimal(terms.value) : terms.value,
  scope: terms.scope,
  collection_slugs: terms.collections,
  product_ids: terms.products,
  minimum_subtotal: terms.minimum === null ? null : toDecimal(terms.minimum),
  starts_at: terms.startsAt === null ? null : new Date(terms.startsAt).toISOString(),
  ends_at: terms.endsAt === null ? null : new Date(terms.endsAt).toISOString(),
  total_limit: terms.totalLimit,
  customer_limit: terms.customerLimit,
  is_first_order: terms.isFirstOrder,
})

/** After a change discounts and the record of changes are read again. */
const useRefreshDiscounts = () => useRefresh(adminDiscountKeys.all, auditKeys.all)

type SeenDiscount = Pick<AdminDiscount, 'id' | 'version' | 'isActive'>

/**
 * Makes a discount, or changes the one that was seen. Resolves to its id.
 * @throws AppError of the kind `conflict`: CODE_TAKEN, CONFLICT, TOO_MANY_AUTOMATIC
 */
export const useSaveDiscount = () =>
  useMutation({ mutationFn: saveDiscount, onSettled: useRefreshDiscounts() })

export const saveDiscount = ({ terms, seen }: { terms: DiscountTerms; seen: SeenDiscount | null }) =>
  rpc(
    'save_discount',
    {
      p_discount: { ...toRow(terms), ...(seen && { id: seen.id, is_active: seen.isActive }) },
      ...(seen && { p_seen: seen.version }),
    },
    v.object({ id: v.string() }),
  )

/** Makes codes that share their terms, each for one order. Resolves to the batch's id and its codes. */
export const useGenerateCodes = () =>
  useMutation({ mutationFn: generateCodes, onSettled: useRefreshDiscounts() })

type NewCodes = { terms: DiscountTerms; prefix: string; count: number }

export const generateCodes = ({ terms, prefix, count }: NewCodes) =>
  rpc(
    'generate_codes',
    { p_discount: toRow(terms), p_prefix: prefix, p_count: count },
    rowOf({ id: column('batch_id', v.string()), codes: v.array(v.string()) }),
  )

/** Stops a discount or a batch, or lets it apply again. */
export function useSetDiscountActive() {
  const refresh = useRefreshDiscounts()
  // Not waited for: a press right after the new state has shown would meet a button that is still busy.
  return useMutation({ mutationFn: setDiscountActive, onSettled: () => void refresh() })
}

export const setDiscountActive = ({ id, isActive }: { id: string; isActive: boolean }) =>
  rpc('set_discount_active', { p_id: id, p_active: isActive }, v.object({ id: v.string() }))
