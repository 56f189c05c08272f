import type * as english from '../../../../../en/admin/store/sections/story/newsletter'
import type { Words } from '../../../../../words'

export const words = {
  name: 'النشرة البريدية',
  hint: 'حقل واحد يترك فيه الناس بريدهم',
  fields: {
    title: { name: 'العنوان' },
    text: { name: 'النص' },
    button: { name: 'الزر' },
    ground: {
      name: 'الخلفية',
      options: { tint: 'لون هادئ', plain: 'لون الصفحة', band: 'لون الهوية' },
    },
    picture: { name: 'الصورة', hint: 'بجانب النص.' },
  },
} as const satisfies Words<typeof english.words>
