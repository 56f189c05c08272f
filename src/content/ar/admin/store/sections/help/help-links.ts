import type * as english from '../../../../../en/admin/store/sections/help/help-links'
import type { Words } from '../../../../../words'

export const words = {
  name: 'روابط المساعدة',
  hint: 'روابط كبيرة مع أيقونات، وتحتها روابط صغيرة',
  fields: {
    title: { name: 'العنوان' },
    links: { name: 'الروابط', hint: 'رابط بلا وجهة لا يظهر.' },
    'links.sign': {
      name: 'الأيقونة',
      options: {
        help: 'علامة استفهام',
        talk: 'فقاعة حوار',
        map: 'خريطة',
        back: 'سهم الرجوع',
        truck: 'شاحنة توصيل',
        ruler: 'مسطرة',
        mail: 'ظرف',
        phone: 'هاتف',
        book: 'كتاب',
      },
    },
    'links.label': { name: 'الاسم', hint: 'إن تُرك فارغًا: اسم الوجهة.' },
    'links.text': { name: 'السطر تحت الاسم' },
    'links.to': { name: 'الوجهة' },
    more: { name: 'النص قبل الروابط الصغيرة' },
    moreLinks: { name: 'الروابط الصغيرة' },
    'moreLinks.label': { name: 'الاسم', hint: 'إن تُرك فارغًا: اسم الوجهة.' },
    'moreLinks.to': { name: 'الوجهة' },
  },
} as const satisfies Words<typeof english.words>
