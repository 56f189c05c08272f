import type * as english from '../../../en/admin/settings/audit-team'

/** What columns about the team are called in the log of changes. */
export const teamColumns: typeof english.teamColumns = {
  email: 'البريد الإلكتروني',
  two_factor: 'التحقق بخطوتين',
  role: 'الدور',
  permissions: 'الصلاحيات',
  needs_second_factor: 'يتطلب التحقق بخطوتين',
}
