import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { auditKeys } from '../audit/audit-keys'
import { rpc } from '../supabase/rpc'
import { nothing } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'

const bound = v.object({
  name: v.string(),
  /** Of what it bounds each. */
  per: v.picklist(['source', 'customer', 'domain', 'all']),
  /** How long a use counts; null while it is open. */
  minutes: v.nullable(v.number()),
  value: v.number(),
  /** What the shop comes with. */
  standard: v.number(),
  /** What the source that took most has taken now, or all together. */
  counted: v.number(),
})
export type Bound = v.InferOutput<typeof bound>

const boundKeys = { all: ['bounds'] as const }

/** The bounds on what a stranger may take. */
export const boundsQuery = () =>
  queryOptions({
    queryKey: boundKeys.all,
    queryFn: ({ signal }) => rpc('list_bounds', {}, v.array(bound), { signal }),
  })

/** Sets a bound; null sets what the shop comes with. @throws AppError */
export const setBound = ({ name, value }: { name: string; value: number | null }) =>
  rpc('set_bound', { p_name: name, ...(value !== null && { p_value: value }) }, nothing)

export function useSetBound() {
  return useMutation({
    mutationFn: setBound,
    onSettled: useRefresh(boundKeys.all, auditKeys.all),
  })
}
