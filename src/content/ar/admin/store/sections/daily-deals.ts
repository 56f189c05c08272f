import type * as english from '../../../../en/admin/store/sections/daily-deals'
import type { Words } from '../../../../words'

export const words = {
  name: 'عروض اليوم',
  hint: 'شريط بأعلى خصم اليوم',
  fields: {
    title: { name: 'العنوان' },
    button: { name: 'الزر' },
    picture: { name: 'الصورة' },
  },
} as const satisfies Words<typeof english.words>
