import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import type { AuditTable } from '@/domain/shop/audit'
import { rpc } from '../supabase/rpc'
import { timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { auditKeys } from './audit-keys'

const perPage = 30

/** The record of changes, the newest first, of one table or of all. */
export const auditQuery = (table: AuditTable | null) =>
  infiniteQueryOptions({
    queryKey: auditKeys.entries(table),
    queryFn: ({ pageParam, signal }) => fetchAudit(table, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < perPage ? undefined : (page.at(-1)?.id ?? undefined)),
  })

/** The shop's owners, the earliest first. */
export const adminsQuery = () =>
  queryOptions({
    queryKey: auditKeys.admins(),
    queryFn: ({ signal }) => rpc('list_admins', {}, admins, { get: true, signal }),
  })

/** Takes the owner's rights from another user. */
export function useRemoveAdmin() {
  return useMutation({
    mutationFn: removeAdmin,
    onSettled: useRefresh(auditKeys.admins(), auditKeys.all),
  })
}

export const removeAdmin = (email: string) => rpc('remove_admin', { p_email: email }, v.boolean())

const auditEntries = v.array(
  v.object({
    id: v.number(),
    at: timestamp,
    /** Null when the account is gone. */
    actor: v.nullable(v.string()),
    /** A newer version of the shop may record others. */
    table: v.string(),
    label: v.string(),
    currency: v.string(),
    operation: v.picklist(['insert', 'update', 'delete']),
    difference: v.pipe(v.record(v.string(), v.tuple([v.unknown(), v.unknown()])), v.transform(toDifference)),
  }),
)

/** Each changed column with its value before and after. */
function toDifference(changes: Readonly<Record<string, [before: unknown, after: unknown]>>) {
  return Object.entries(changes).map(([column, [before, after]]) => ({ column, before, after }))
}

const fetchAudit = (table: AuditTable | null, before: number | null, signal: AbortSignal) =>
  rpc(
    'audit_entries',
    { ...(table && { p_table: table }), ...(before !== null && { p_before: before }), p_limit: perPage },
    auditEntries,
    { get: true, signal },
  )

const admins = v.array(
  v.pipe(
    v.object({ email: v.string(), since: timestamp, me: v.boolean(), two_factor: v.boolean() }),
    v.transform(({ me, two_factor: hasTwoFactor, ...admin }) => ({ ...admin, isMe: me, hasTwoFactor })),
  ),
)
