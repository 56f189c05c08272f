import type { AuditEntry } from '@/domain/shop/audit'

const operations = { insert: 'added', update: 'changed', delete: 'deleted' } as const
const operationsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  blocked_phones: { insert: 'blocked', delete: 'unblocked' },
  pardons: { insert: 'forgiven' },
  order_risks: { update: 'let go' },
  captcha: { insert: 'switched on', delete: 'switched off' },
  payments: { insert: 'recorded', delete: 'removed' },
  refunds: { insert: 'recorded' },
  order_corrections: { insert: 'saved' },
  returns: { update: 'moved on' },
  return_items: { update: 'received' },
  settlements: { insert: 'settled' },
  replaced_order_links: { insert: 'made again' },
  student_requests: { update: 'decided' },
  suppressed_emails: { delete: 'lifted' },
  email_outbox: { insert: 'sent again', update: 'sent again' },
  team_members: { delete: 'removed' },
  admin_invitations: { insert: 'sent', delete: 'withdrawn' },
}

/** What was done to a row of a table: `added`, `sent again`. */
export const auditOperation = (table: string, operation: AuditEntry['operation']): string =>
  operationsOf[table]?.[operation] ?? operations[operation]
