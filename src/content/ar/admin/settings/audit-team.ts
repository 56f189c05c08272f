import { choice, type Format } from './audit-formats'

/** What columns about the team are called in the log of changes. */
export const teamFields: Readonly<Record<string, readonly [string, Format?]>> = {
  email: ['البريد الإلكتروني'],
  two_factor: ['التحقق بخطوتين', choice({ true: 'مفعّل', false: 'غير مفعّل' })],
  role: ['الدور'],
  permissions: ['الصلاحيات'],
  needs_second_factor: ['يتطلب عاملًا ثانيًا'],
}
