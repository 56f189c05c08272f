import type * as english from '../../../en/admin/settings/audit-operations'

const feminine: ReadonlySet<string> = new Set([
  'collections',
  'pages',
  'media',
  'categories',
  'deals',
  'discounts',
  'student_requests',
  'shipping_zones',
  'orders',
  'order_notes',
  'order_corrections',
  'customer_notes',
  'customer_tags',
  'admin_views',
  'suppressed_emails',
  'bounds',
  'admin_invitations',
])
const plural: ReadonlySet<string> = new Set(['shop_settings', 'courier_fees'])

const operations = { insert: 'ajouté', update: 'modifié', delete: 'supprimé' } as const
const operationsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  blocked_phones: { insert: 'bloqué', delete: 'débloqué' },
  pardons: { insert: 'pardonné' },
  order_risks: { update: 'libérée' },
  captcha: { insert: 'activé', delete: 'désactivé' },
  payments: { insert: 'enregistré', delete: 'supprimé' },
  refunds: { insert: 'enregistré' },
  order_corrections: { insert: 'enregistrée' },
  returns: { update: 'passé à l’étape suivante' },
  return_items: { update: 'reçu' },
  settlements: { insert: 'enregistré' },
  replaced_order_links: { insert: 'recréé' },
  student_requests: { update: 'traitée' },
  suppressed_emails: { delete: 'débloquée' },
  email_outbox: { insert: 'renvoyé', update: 'renvoyé' },
  team_members: { delete: 'retiré' },
  admin_invitations: { insert: 'envoyée', delete: 'annulée' },
}

/** What was done to a row of a table: `added`, `sent again`. */
export const auditOperation: typeof english.auditOperation = (table, operation) =>
  operationsOf[table]?.[operation] ??
  `${operations[operation]}${feminine.has(table) ? 'e' : ''}${plural.has(table) ? 's' : ''}`
