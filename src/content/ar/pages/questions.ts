import type * as english from '../../en/pages/questions'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

/** What the software says around questions and answers. */
export const questionWords = {
  search: 'البحث في الأسئلة',
  clear: 'مسح البحث',
  found: (amount: number) =>
    count(amount, { one: 'سؤال واحد', two: 'سؤالان', few: 'أسئلة', many: 'سؤالًا', other: 'سؤال' }),
  none: {
    title: (query: string) => `لا سؤال هنا عن «${query}»`,
    text: 'ابحث في كل صفحات المساعدة، أو اسألنا.',
    help: 'البحث في المساعدة',
  },
  copyLink: 'نسخ رابط هذا السؤال',
  copied: 'تم نسخ الرابط',
  copyFailed: 'النسخ غير مسموح هنا. الرابط في شريط العنوان.',
  openAll: 'فتح الكل',
  closeAll: 'إغلاق الكل',
} as const satisfies Words<typeof english.questionWords>
