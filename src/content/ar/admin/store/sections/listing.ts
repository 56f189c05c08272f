import type * as english from '../../../../en/admin/store/sections/listing'
import type { Words } from '../../../../words'

export const words = {
  name: 'قائمة منتجات',
  hint: 'كل المنتجات المطابقة، مع التصفية وصفحات النتائج',
  fields: {
    departments: { name: 'الأقسام', hint: 'إن لم تختر شيئًا: منتجات كل الأقسام.' },
    kinds: { name: 'الفئات', hint: 'إن لم تختر شيئًا: منتجات كل الفئات.' },
    collection: { name: 'التشكيلة', hint: 'منتجاتها فقط.' },
    onSale: { name: 'المنتجات المخفّضة فقط' },
    isNew: { name: 'المنتجات الجديدة فقط' },
    categories: {
      name: 'الفئات المعروضة للاختيار',
      hint: 'إن لم تختر شيئًا: فئات المنتجات المعروضة.',
    },
    'categories.category': { name: 'الفئة' },
    'categories.including': { name: 'تضم أيضًا', hint: 'فئات تندرج ضمنها هي الأخرى.' },
    'categories.to': { name: 'الوجهة', hint: 'إن تُركت فارغة: يظهر جزؤها من هذه القائمة.' },
    fixed: {
      name: 'الصفحة عن فئة واحدة',
      hint: 'تكون هي المحددة؛ وتؤدي الأخرى إلى صفحاتها.',
    },
    first: {
      name: 'الترتيب في البداية',
      options: {
        featured: 'مختارات',
        newest: 'الأحدث أولًا',
        'price-low': 'الأقل سعرًا أولًا',
        'price-high': 'الأعلى سعرًا أولًا',
        rating: 'الأعلى تقييمًا أولًا',
        popular: 'الأكثر مبيعًا أولًا',
      },
    },
    chips: {
      name: 'الفئات فوق القائمة',
      hint: 'على الهاتف تظهر دائمًا؛ هذا للشاشات الواسعة.',
    },
    search: { name: 'بحث داخل القائمة' },
  },
} as const satisfies Words<typeof english.words>
