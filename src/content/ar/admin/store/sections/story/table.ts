import type * as english from '../../../../../en/admin/store/sections/story/table'
import type { Words } from '../../../../../words'

export const words = {
  name: 'جدول',
  hint: 'مقاسات أو أسعار أو أوقات عمل',
  fields: {
    title: { name: 'العنوان' },
    text: { name: 'النص' },
    columns: { name: 'الأعمدة', hint: 'بدون أعمدة لا يظهر شيء.' },
    'columns.name': { name: 'اسم العمود' },
    rows: { name: 'الصفوف', hint: 'صف خانته الأولى فارغة لا يظهر.' },
    'rows.cells': { name: 'الخانات', hint: 'بترتيب الأعمدة.' },
    'rows.cells.text': { name: 'النص' },
  },
} as const satisfies Words<typeof english.words>
