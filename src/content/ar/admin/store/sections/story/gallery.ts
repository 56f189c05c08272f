import type * as english from '../../../../../en/admin/store/sections/story/gallery'
import type { Words } from '../../../../../words'

export const words = {
  name: 'معرض صور',
  hint: 'صور جنبًا إلى جنب، حتى 24 صورة',
  fields: {
    title: { name: 'العنوان' },
    columns: {
      name: 'في الصف على الشاشات الواسعة',
      options: { 2: 'صورتان', 3: 'ثلاث صور', 4: 'أربع صور' },
    },
    pictures: { name: 'الصور' },
    'pictures.picture': { name: 'الصورة' },
    'pictures.text': { name: 'السطر تحتها' },
    'pictures.to': { name: 'الوجهة' },
    ground: {
      name: 'الخلفية',
      options: { plain: 'لون الصفحة', tint: 'لون هادئ', band: 'لون الهوية' },
    },
  },
} as const satisfies Words<typeof english.words>
