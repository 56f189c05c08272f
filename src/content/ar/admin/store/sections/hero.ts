import type * as english from '../../../../en/admin/store/sections/hero'
import type { Words } from '../../../../words'

export const words = {
  name: 'الواجهة',
  hint: 'عنوان كبير وصورة وأزرار',
  fields: {
    eyebrow: { name: 'السطر فوق العنوان' },
    hasClock: {
      name: 'العد التنازلي',
      hint: 'ما دامت العروض الخاطفة سارية، يظهر عدّها التنازلي فوق العنوان.',
    },
    title: { name: 'العنوان', hint: 'إن تُرك فارغًا: اسم المتجر.' },
    titleEnd: { name: 'نهاية العنوان', hint: 'بلون التخفيضات.' },
    text: { name: 'النص', hint: 'إن تُرك فارغًا: العبارة التعريفية من الهوية.' },
    button: { name: 'الزر' },
    to: { name: 'وجهة الزر' },
    second: { name: 'الزر الثاني' },
    secondTo: { name: 'وجهة الزر الثاني' },
    layout: {
      name: 'التنسيق',
      options: { beside: 'الصورة بجانب النص', behind: 'الصورة خلف النص' },
    },
    ground: {
      name: 'الخلفية',
      options: {
        hero: 'مثل بدايات الصفحات الأخرى',
        band: 'لون الهوية',
        plain: 'لون الصفحة',
        tint: 'لون هادئ',
      },
    },
    picture: { name: 'الصورة', hint: 'بجانب النص على الشاشات الواسعة.' },
    pictureDark: { name: 'الصورة في المظهر الداكن' },
    tall: { name: 'الصورة على الهاتف' },
    tallDark: { name: 'الصورة على الهاتف في المظهر الداكن' },
    ornament: { name: 'الزخرفة', hint: 'في الركن على الهاتف؛ للزينة فقط.' },
  },
} as const satisfies Words<typeof english.words>
