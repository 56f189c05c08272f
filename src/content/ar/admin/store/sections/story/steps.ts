import type * as english from '../../../../../en/admin/store/sections/story/steps'
import type { Words } from '../../../../../words'

export const words = {
  name: 'خطوات',
  hint: 'كيف يتم أمر ما، خطوة مرقمة بعد خطوة',
  fields: {
    title: { name: 'العنوان' },
    items: { name: 'الخطوات', hint: 'خطوة بلا عنوان لا تظهر.' },
    'items.title': { name: 'العنوان' },
    'items.text': { name: 'النص' },
    words: {
      name: 'كلمات البحث الإضافية',
      hint: 'كلمات يجد بها بحث المساعدة هذه الصفحة، تفصل بينها مسافات.',
    },
  },
} as const satisfies Words<typeof english.words>
