import type * as english from '../../../../en/admin/store/sections/deals-banner'
import type { Words } from '../../../../words'

export const words = {
  name: 'لافتة العروض',
  hint: 'ما هي العروض، مع العد التنازلي للجارية منها',
  fields: {
    deals: { name: 'أي عروض', options: { daily: 'عروض اليوم', flash: 'العروض الخاطفة' } },
    title: { name: 'العنوان', hint: 'إن تُرك فارغًا: «العروض» أو «العروض الخاطفة».' },
    text: { name: 'النص', hint: 'إن تُرك فارغًا: نص البرنامج.' },
    picture: { name: 'الصورة', hint: 'على الشاشات الواسعة.' },
    tall: { name: 'الصورة على الهاتف' },
    ground: {
      name: 'الخلفية',
      options: {
        green: 'أخضر، نص فاتح',
        band: 'شريط هويتك',
        rose: 'وردي',
        sky: 'سماوي',
        sand: 'رملي',
        sale: 'طيني محروق، نص فاتح',
        night: 'أزرق ليلي، نص فاتح',
        plum: 'برقوقي، نص فاتح',
      },
    },
    corner: { name: 'موضع الصورة الأقل ارتفاعًا', options: { top: 'في الأعلى', bottom: 'في الأسفل' } },
  },
} as const satisfies Words<typeof english.words>
