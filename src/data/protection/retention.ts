import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { auditKeys } from '../audit/audit-keys'
import { rpc } from '../supabase/rpc'
import { nothing } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'

/** What the shop forgets by itself. */
const retentionKinds = [
  'return-pictures',
  'messages',
  'student-requests',
  'mails',
  'notes',
  'log',
  'events',
] as const

const retention = v.object({
  name: v.picklist(retentionKinds),
  /** After how many days; null is never. */
  days: v.nullable(v.number()),
  least: v.number(),
})
export type Retention = v.InferOutput<typeof retention>

const retentionKeys = { all: ['retention'] as const }

/** After how many days each kind of data is forgotten. */
export const retentionQuery = () =>
  queryOptions({
    queryKey: retentionKeys.all,
    queryFn: ({ signal }) => rpc('list_retention', {}, v.array(retention), { get: true, signal }),
  })

/** Sets after how many days a kind is forgotten; null is never. @throws AppError */
export const setRetention = ({ name, days }: Pick<Retention, 'name' | 'days'>) =>
  rpc('set_retention', { p_name: name, ...(days !== null && { p_days: days }) }, nothing)

export function useSetRetention() {
  return useMutation({
    mutationFn: setRetention,
    onSettled: useRefresh(retentionKeys.all, auditKeys.all),
  })
}
