import type * as english from '../../../../../en/admin/store/sections/story/picture-text'
import type { Words } from '../../../../../words'

export const words = {
  name: 'صورة مع نص',
  hint: 'صورة بجانبها بضع كلمات، أو بداية صفحة',
  fields: {
    layout: {
      name: 'التنسيق',
      options: {
        beside: 'جنبًا إلى جنب',
        opening: 'بداية صفحة، فاتحة',
        banner: 'بداية صفحة، داكنة',
        band: 'شريط داكن، الصورة عند حافته',
      },
    },
    over: { name: 'السطر فوق العنوان', hint: 'في البداية الفاتحة.' },
    title: { name: 'العنوان' },
    text: { name: 'النص' },
    picture: { name: 'الصورة' },
    alt: {
      name: 'وصف الصورة هنا',
      hint: 'يُقرأ لمن لا يراها. إن تُرك فارغًا: وصفها في الوسائط.',
    },
    button: { name: 'الزر' },
    to: { name: 'وجهة الزر' },
    second: { name: 'الزر الثاني' },
    secondTo: { name: 'وجهة الزر الثاني' },
    ground: {
      name: 'الخلفية',
      options: { plain: 'لون الصفحة', tint: 'لون هادئ', band: 'لون الهوية' },
    },
  },
} as const satisfies Words<typeof english.words>
