import type * as english from '../../../../en/admin/store/sections/coming-soon'
import type { Words } from '../../../../words'

export const words = {
  name: 'قريبًا',
  hint: 'ما تعمل عليه، مع حقل لمن يريد أن يعلم',
  fields: {
    title: { name: 'العنوان' },
    text: { name: 'النص' },
    things: { name: 'ما هو قادم' },
    'things.name': { name: 'الاسم' },
    'things.text': { name: 'النص' },
    button: { name: 'الزر', hint: 'إن تُرك فارغًا: «أعلمني».' },
    topic: {
      name: 'ما يُخبَر به من يترك بريده',
      hint: 'تجد العناوين ضمن «الرسائل»، «المشتركون».',
      options: {
        'coming-soon': 'قريبًا',
        newsletter: 'النشرة البريدية',
        'flash-deals': 'العروض الخاطفة',
        'vip-club': 'نادي VIP',
      },
    },
    picture: { name: 'الصورة', hint: 'على الشاشات الواسعة.' },
    tall: { name: 'الصورة على الهاتف' },
    ground: {
      name: 'الخلفية',
      options: {
        night: 'أزرق ليلي، نص فاتح',
        rose: 'وردي',
        sky: 'سماوي',
        sand: 'رملي',
        sale: 'طيني محروق، نص فاتح',
        green: 'أخضر، نص فاتح',
        plum: 'برقوقي، نص فاتح',
        band: 'شريط هويتك',
      },
    },
  },
} as const satisfies Words<typeof english.words>
