import type * as english from '../../../en/admin/settings/audit-operations'

const operations = { insert: 'إضافة', update: 'تعديل', delete: 'حذف' } as const
const operationsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  blocked_phones: { insert: 'حُظر', delete: 'أُلغي حظره' },
  pardons: { insert: 'سومح' },
  order_risks: { update: 'سُمح به' },
  captcha: { insert: 'تفعيل', delete: 'إيقاف' },
  payments: { insert: 'تسجيل', delete: 'إزالة' },
  refunds: { insert: 'تسجيل' },
  order_corrections: { insert: 'حفظ' },
  returns: { update: 'انتقال إلى مرحلة أخرى' },
  return_items: { update: 'استلام' },
  settlements: { insert: 'تسوية' },
  replaced_order_links: { insert: 'إعادة إنشاء' },
  student_requests: { update: 'اتخاذ قرار' },
  suppressed_emails: { delete: 'رفع الإيقاف' },
  email_outbox: { insert: 'إعادة إرسال', update: 'إعادة إرسال' },
  team_members: { delete: 'إزالة' },
  admin_invitations: { insert: 'إرسال', delete: 'سحب' },
}

/** What was done to a row of a table: `إضافة`, `إعادة إرسال`. */
export const auditOperation: typeof english.auditOperation = (table, operation) =>
  operationsOf[table]?.[operation] ?? operations[operation]
