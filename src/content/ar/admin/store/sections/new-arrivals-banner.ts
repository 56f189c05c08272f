import type * as english from '../../../../en/admin/store/sections/new-arrivals-banner'
import type { Words } from '../../../../words'

export const words = {
  name: 'لافتة الجديد',
  hint: 'عدد ما وصل هذا الأسبوع، وبجانبه تشكيلات',
  fields: {
    title: { name: 'العنوان', hint: 'إن تُرك فارغًا: عنوان الصفحة.' },
    text: { name: 'النص' },
    week: { name: 'ما وصل هذا الأسبوع', hint: 'التشكيلة التي تُعدّ منتجاتها.' },
    button: { name: 'الزر', hint: 'يؤدي إلى تلك التشكيلة.' },
    trendingTitle: { name: 'عنوان التشكيلات' },
    trending: { name: 'التشكيلات المجاورة' },
    'trending.collection': { name: 'التشكيلة' },
    'trending.picture': { name: 'الصورة' },
  },
} as const satisfies Words<typeof english.words>
