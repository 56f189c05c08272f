import type * as english from '../../en/admin/reminders'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

export const adminReminders = {
  title: 'طلبات لم تكتمل',
  text: 'يتلقى الأعضاء الذين يختارون ذلك عند إتمام الطلب رسالة واحدة إن لم يكملوه، إلى عنوان حسابهم المؤكد، مع رابط يعيد السلة. لا يتلقى أحد أكثر من رسالة في ثلاثين يومًا، والرفض نهائي.',
  error: 'تعذر تحميل الأرقام',
  result: (sent: number, recovered: number, revenue: string | null) =>
    `${count(sent, { one: 'تذكير واحد', two: 'تذكيران', few: 'تذكيرات', many: 'تذكيرًا', other: 'تذكير' })} في ثلاثين يومًا، و${count(recovered, { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' })} خلال أسبوع من التذكير${revenue === null ? '' : ` (${revenue})`}.`,
  reminds: 'عرض التذكير عند إتمام الطلب وإرساله',
  hours: 'عدد الساعات بعد المغادرة',
  wrongHours: 'عدد صحيح من 1 إلى 48.',
  save: 'حفظ',
  saved: 'تم الحفظ',
  failed: 'تعذر ذلك. حاول مرة أخرى.',
} as const satisfies Words<typeof english.adminReminders>
