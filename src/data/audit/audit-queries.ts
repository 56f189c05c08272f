import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AuditEntry, AuditTable } from '@/domain/audit'
import { rest, unwrap } from '../supabase/rest'
import { toRecord, toRecords, toText, toTime } from '../supabase/values'

type Admin = { email: string; since: number; isMe: boolean }

const perPage = 30
const adminsKey = ['admins'] as const
const auditKey = ['audit'] as const

/** The record of changes, the newest first, of one table or of all. */
export const auditQuery = (table: AuditTable | null) =>
  infiniteQueryOptions({
    queryKey: [...auditKey, table],
    queryFn: ({ pageParam, signal }) => fetchAudit(table, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < perPage ? undefined : (page.at(-1)?.id ?? undefined)),
  })

/** Who runs the shop, the first one first. */
export const adminsQuery = () =>
  queryOptions({ queryKey: adminsKey, queryFn: ({ signal }) => fetchAdmins(signal) })

/** Takes the right to run the shop from another user. */
export function useRemoveAdmin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (email: string) => {
      await unwrap(rest.rpc('remove_admin', { p_email: email }))
    },
    onSettled: () =>
      Promise.all([adminsKey, auditKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

async function fetchAudit(table: AuditTable | null, before: number | null, signal: AbortSignal) {
  const rows = await unwrap(
    rest
      .rpc(
        'audit_entries',
        { ...(table && { p_table: table }), ...(before !== null && { p_before: before }), p_limit: perPage },
        { get: true },
      )
      .abortSignal(signal),
  )
  return toRecords(rows).map(
    (row): AuditEntry => ({
      id: Number(row.id),
      at: toTime(toText(row.at)),
      actor: toText(row.actor) || null,
      table: row.table as AuditTable,
      label: toText(row.label),
      operation: row.operation as AuditEntry['operation'],
      difference: Object.entries(toRecord(row.difference)).map(([column, change]) => {
        const [from, to] = Array.isArray(change) ? change : []
        return { column, before: from ?? null, after: to ?? null }
      }),
    }),
  )
}

async function fetchAdmins(signal: AbortSignal): Promise<Admin[]> {
  const rows = await unwrap(rest.rpc('list_admins', {}, { get: true }).abortSignal(signal))
  return toRecords(rows).map((row) => ({
    email: toText(row.email),
    since: toTime(toText(row.since)),
    isMe: row.me === true,
  }))
}
