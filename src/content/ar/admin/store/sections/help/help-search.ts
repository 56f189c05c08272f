import type * as english from '../../../../../en/admin/store/sections/help/help-search'
import type { Words } from '../../../../../words'

export const words = {
  name: 'البحث في المساعدة',
  hint: 'لصفحة المساعدة: يجد الأجوبة في كل الأسئلة والسياسات',
  fields: {
    title: { name: 'العنوان', hint: 'إن تُرك فارغًا: عنوان الصفحة.' },
    text: { name: 'النص' },
  },
} as const satisfies Words<typeof english.words>
