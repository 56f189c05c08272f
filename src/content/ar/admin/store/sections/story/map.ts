import type * as english from '../../../../../en/admin/store/sections/story/map'
import type { Words } from '../../../../../words'

export const words = {
  name: 'موقعنا',
  hint: 'صورة الخريطة، وطريقة الوصول، ورابط',
  fields: {
    title: { name: 'العنوان' },
    text: { name: 'النص', hint: 'طريقة الوصول وأوقات العمل؛ كل سطر فقرة.' },
    picture: { name: 'صورة الخريطة', hint: 'لا يُحمّل شيء من مواقع الخرائط.' },
    to: { name: 'الوجهة', hint: 'مكانك على موقع خرائط.' },
    button: { name: 'الزر' },
  },
} as const satisfies Words<typeof english.words>
