import type * as english from '../../../../../en/admin/store/sections/help/seller-form'
import type { Words } from '../../../../../words'

export const words = {
  name: 'نموذج البائعين',
  hint: 'يطلب به آخرون البيع في متجرك',
  fields: {
    title: { name: 'العنوان' },
    text: { name: 'النص' },
    categories: { name: 'ما يبيعونه', hint: 'ما يمكنهم الاختيار منه.' },
    'categories.name': { name: 'الاسم' },
    sent: { name: 'بعد إرسال النموذج', hint: 'ما تقوله لمن قدّم الطلب.' },
  },
} as const satisfies Words<typeof english.words>
