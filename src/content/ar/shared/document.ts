import type * as english from '../../en/shared/document'
import type { Words } from '../../words'

const longDay = new Intl.DateTimeFormat('ar-MA-u-nu-latn', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Words around every such page. */
export const documentWords = {
  contents: 'في هذه الصفحة',
  updated: 'آخر تحديث',
  updatedOn: (day: string) => longDay.format(new Date(day)),
  print: 'طباعة هذه الصفحة',
  more: 'مزيد من المساعدة',
  previous: 'السابق',
  next: 'التالي',
  ask: {
    title: 'لم تجد ما تبحث عنه؟',
    text: 'راسلنا، ونجيبك عبر البريد الإلكتروني.',
    action: 'تواصل معنا',
    help: 'كل صفحات المساعدة',
  },
} as const satisfies Words<typeof english.documentWords>
