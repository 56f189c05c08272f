import type { AuditTable } from '@/domain/shop/audit'

export const auditKeys = {
  all: ['audit'] as const,
  entries: (table: AuditTable | null, person: string | null) =>
    [...auditKeys.all, 'owner', table, person] as const,
  people: () => [...auditKeys.all, 'owner', 'people'] as const,
}
