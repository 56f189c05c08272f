import type * as english from '../../../../../en/admin/store/sections/story/spacer'
import type { Words } from '../../../../../words'

export const words = {
  name: 'مسافة',
  hint: 'فراغ بين مقطعين، مع خط إن شئت',
  fields: {
    height: { name: 'الارتفاع', options: { small: 'صغير', medium: 'متوسط', large: 'كبير' } },
    hasLine: { name: 'خط في الوسط' },
  },
} as const satisfies Words<typeof english.words>
