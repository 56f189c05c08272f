import type * as english from '../../../../en/admin/store/sections/department-banner'
import type { Words } from '../../../../words'

export const words = {
  name: 'لافتة قائمة',
  hint: 'ما في القائمة أدناه، مع فئاتها على شكل صور',
  fields: {
    title: { name: 'العنوان', hint: 'إن تُرك فارغًا: عنوان الصفحة.' },
    text: { name: 'النص', hint: 'إن تُرك فارغًا: وصف الصفحة.' },
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
    corner: {
      name: 'موضع الصورة',
      options: { top: 'عند الحافة العليا', bottom: 'عند الحافة السفلى' },
    },
    tiles: { name: 'الفئات على شكل صور', hint: 'بها يختار المتسوقون جزءًا من القائمة أدناه.' },
    'tiles.category': { name: 'الفئة' },
    'tiles.picture': { name: 'الصورة' },
  },
} as const satisfies Words<typeof english.words>
