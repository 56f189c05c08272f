import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Maker, MakerDraft } from '@/domain/product/safety'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { useRefresh } from '../supabase/use-refresh'
import { adminProductKeys } from './admin-product-keys'
import { productKeys } from './product-keys'

const columns = 'id,vendor,name,address,contact,eu_name,eu_address,eu_contact,warnings,updated_at' as const

/** All makers, the one of all other goods first. */
export const makersQuery = () =>
  queryOptions({
    queryKey: adminProductKeys.makers(),
    queryFn: async ({ signal }): Promise<Maker[]> => {
      const rows = await allRows(
        rest
          .from('makers')
          .select(columns, { count: 'exact' })
          .order('vendor')
          .order('id')
          .abortSignal(signal),
      )
      return rows.map(({ eu_name, eu_address, eu_contact, updated_at, ...row }) => ({
        ...row,
        euName: eu_name ?? '',
        euAddress: eu_address ?? '',
        euContact: eu_contact ?? '',
        version: updated_at,
      }))
    },
  })

/** One or more lines, each without what is around it. */
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join('\n')

/**
 * Adds a maker (`id` null), or changes one that is as it was seen.
 * @throws AppError of the kind `conflict` when another one has this vendor, or somebody else changed it meanwhile
 */
export function useSaveMaker() {
  return useMutation({
    mutationFn: async ({ id, version, draft }: { id: string | null; version: string; draft: MakerDraft }) => {
      const row = {
        vendor: lines(draft.vendor),
        name: lines(draft.name),
        address: lines(draft.address),
        contact: draft.contact.trim(),
        eu_name: lines(draft.euName) || null,
        eu_address: lines(draft.euAddress) || null,
        eu_contact: draft.euContact.trim() || null,
        warnings: draft.warnings.trim(),
      }
      if (id === null) return unwrap(rest.from('makers').insert(row).select('id').single())
      const saved = await unwrap(
        rest.from('makers').update(row).eq('id', id).eq('updated_at', version).select('id'),
      )
      if (saved.length === 0) throw new AppError('conflict', 'MAKER_CHANGED')
    },
    onSettled: useRefresh(productKeys.all),
  })
}

export function useDeleteMaker() {
  return useMutation({
    mutationFn: (id: string) => unwrap(rest.from('makers').delete().eq('id', id).select('id').single()),
    onSettled: useRefresh(productKeys.all),
  })
}
