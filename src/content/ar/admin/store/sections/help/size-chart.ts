import type * as english from '../../../../../en/admin/store/sections/help/size-chart'
import type { Words } from '../../../../../words'

export const words = {
  name: 'جداول المقاسات',
  hint: 'لصفحة دليل المقاسات: جداولك بالسنتيمتر والبوصة',
  fields: {
    title: { name: 'العنوان' },
    text: { name: 'النص' },
  },
} as const satisfies Words<typeof english.words>
