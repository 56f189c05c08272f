import type { AuditTable } from '@/domain/shop/audit'

export const auditKeys = {
  all: ['audit'] as const,
  entries: (table: AuditTable | null) => [...auditKeys.all, 'owner', table] as const,
  admins: () => ['admins', 'owner'] as const,
  invitations: () => [...auditKeys.admins(), 'invitations'] as const,
}
