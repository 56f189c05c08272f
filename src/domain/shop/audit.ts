/** Tables whose changes by an owner are recorded. */
export const auditTables = [
  'shop_settings',
  'captcha',
  'bounds',
  'retention',
  'risk_rules',
  'blocked_phones',
  'pardons',
  'order_risks',
  'products',
  'product_variants',
  'product_translations',
  'option_words',
  'collections',
  'pages',
  'menus',
  'media',
  'size_charts',
  'departments',
  'categories',
  'collection_groups',
  'synonyms',
  'makers',
  'deals',
  'discounts',
  'student_requests',
  'shipping_zones',
  'shipping_methods',
  'courier_fees',
  'orders',
  'shipments',
  'payments',
  'refunds',
  'returns',
  'return_items',
  'settlements',
  'replaced_order_links',
  'order_notes',
  'order_corrections',
  'customer_notes',
  'customer_tags',
  'admin_views',
  'reviews',
  'review_settings',
  'origin_settings',
  'campaign_costs',
  'reminder_settings',
  'event_receivers',
  'messages',
  'subscriptions',
  'suppressed_emails',
  'email_outbox',
  'roles',
  'team_members',
  'admin_invitations',
] as const
export type AuditTable = (typeof auditTables)[number]

/** An owner's change, with each column's value before and after. */
export type AuditEntry = {
  id: number
  at: number
  /** Null when the account is gone. */
  actor: string | null
  /** One of auditTables, or one that a newer version of the shop records. */
  table: string
  label: string
  /** The currency of its amounts. */
  currency: string
  operation: 'insert' | 'update' | 'delete'
  difference: { column: string; before: unknown; after: unknown }[]
}
