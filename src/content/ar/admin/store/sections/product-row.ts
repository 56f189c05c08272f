import type * as english from '../../../../en/admin/store/sections/product-row'
import type { Words } from '../../../../words'

export const words = {
  name: 'صف منتجات',
  hint: 'الأحدث أو الأكثر مبيعًا أو المخفّضة أو ما تختاره يدويًا',
  fields: {
    title: { name: 'العنوان' },
    named: {
      name: 'إن لم يُكتب عنوان',
      options: { none: 'لا شيء', newest: 'وصل حديثًا', best: 'الأكثر مبيعًا', all: 'في المتجر' },
    },
    text: { name: 'النص' },
    to: { name: 'وجهة «عرض الكل»' },
    products: { name: 'المنتجات' },
    layout: {
      name: 'التنسيق',
      options: { even: 'بطاقات متساوية', ranked: 'بطاقات عريضة مع مرتبتها' },
    },
    rhythm: {
      name: 'الإيقاع',
      hint: 'للبطاقات المتساوية.',
      options: { even: 'كلها بالحجم نفسه', lead: 'الأولى بعرض مضاعف' },
    },
    ground: { name: 'الخلفية', options: { plain: 'لون الصفحة', tint: 'لون هادئ' } },
    poster: { name: 'الملصق', hint: 'صورة كبيرة قبل المنتجات؛ وجهتها وجهة «عرض الكل».' },
    posterTitle: { name: 'العنوان على الملصق' },
    posterText: { name: 'النص على الملصق' },
    askTo: {
      name: 'وجهة السؤال',
      hint: 'حين تترك المنتجات خانات فارغة في السطر الأخير، يظهر فيها سؤال. بدون وجهة لا يظهر أي سؤال.',
    },
    askTitle: { name: 'السؤال', hint: 'إن تُرك فارغًا: هل يبحث المتسوق عن شيء آخر.' },
    askText: { name: 'النص تحت السؤال' },
    askButton: { name: 'الرابط تحت السؤال' },
  },
} as const satisfies Words<typeof english.words>
