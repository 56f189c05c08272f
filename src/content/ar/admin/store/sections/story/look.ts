import type * as english from '../../../../../en/admin/store/sections/story/look'
import type { Words } from '../../../../../words'

export const words = {
  name: 'إطلالة',
  hint: 'صفحتان متقابلتان كما في المجلات، مع ثلاثة منتجات على الأكثر',
  fields: {
    title: { name: 'العنوان' },
    subtitle: { name: 'السطر تحت العنوان' },
    text: { name: 'النص' },
    picture: { name: 'الصورة' },
    ground: { name: 'الخلفية', options: { mint: 'نعناعي', slate: 'أردوازي', linen: 'كتاني' } },
    collection: { name: 'التشكيلة', hint: 'وجهة الإطلالة.' },
    products: { name: 'المنتجات', hint: 'تظهر المنتجات الثلاثة الأولى.' },
  },
} as const satisfies Words<typeof english.words>
