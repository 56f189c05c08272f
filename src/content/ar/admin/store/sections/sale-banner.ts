import type * as english from '../../../../en/admin/store/sections/sale-banner'
import type { Words } from '../../../../words'

export const words = {
  name: 'لافتة التخفيضات',
  hint: 'أعلى خصم، والعد التنازلي، وبحث في القائمة أدناه',
  fields: {
    title: { name: 'العنوان', hint: 'إن تُرك فارغًا: عنوان الصفحة.' },
    hint: { name: 'مثال في حقل البحث', hint: 'مثل «وعاء أزرق».' },
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
