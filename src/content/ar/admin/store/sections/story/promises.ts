import type * as english from '../../../../../en/admin/store/sections/story/promises'
import type { Words } from '../../../../../words'

export const words = {
  name: 'وعودنا',
  hint: 'ما تلتزم به، في بضعة أسطر لكل وعد',
  fields: {
    title: { name: 'العنوان' },
    items: { name: 'الوعود', hint: 'وعد بلا عنوان لا يظهر.' },
    'items.title': { name: 'العنوان' },
    'items.text': { name: 'النص' },
  },
} as const satisfies Words<typeof english.words>
