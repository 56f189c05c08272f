import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { AuditTable } from '@/domain/shop/audit'
import { rpc } from '../supabase/rpc'
import { timestamp } from '../supabase/schemas'
import { auditKeys } from './audit-keys'

const perPage = 30

/** The record of changes, the newest first, of one table or of all, by one person or by all. */
export const auditQuery = (table: AuditTable | null, person: string | null = null) =>
  infiniteQueryOptions({
    queryKey: auditKeys.entries(table, person),
    queryFn: ({ pageParam, signal }) => fetchAudit(table, person, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < perPage ? undefined : (page.at(-1)?.id ?? undefined)),
  })

/** Whose changes are recorded, as e-mail addresses. */
export const auditPeopleQuery = () =>
  queryOptions({
    queryKey: auditKeys.people(),
    queryFn: ({ signal }) => rpc('audit_people', {}, v.array(v.string()), { get: true, signal }),
  })

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

const fetchAudit = (
  table: AuditTable | null,
  person: string | null,
  before: number | null,
  signal: AbortSignal,
) =>
  rpc(
    'audit_entries',
    {
      ...(table && { p_table: table }),
      ...(person && { p_person: person }),
      ...(before !== null && { p_before: before }),
      p_limit: perPage,
    },
    auditEntries,
    { get: true, signal },
  )
