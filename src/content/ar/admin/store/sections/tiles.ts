import type * as english from '../../../../en/admin/store/sections/tiles'
import type { Words } from '../../../../words'

export const words = {
  name: 'بلاطات',
  hint: 'صور تؤدي إلى تشكيلات أو أقسام',
  fields: {
    title: { name: 'العنوان' },
    ground: { name: 'الخلفية', options: { plain: 'لون الصفحة', tint: 'لون هادئ' } },
    tiles: { name: 'البلاطات', hint: 'البلاطة التي لا منتجات في تشكيلتها لا تظهر.' },
    'tiles.name': { name: 'الاسم', hint: 'إن تُرك فارغًا: اسم الوجهة.' },
    'tiles.to': { name: 'الوجهة' },
    'tiles.picture': { name: 'الصورة', hint: 'إن تُركت فارغة: صورة أحد المنتجات.' },
    'tiles.collection': { name: 'عدد منتجات هذه التشكيلة' },
    'tiles.department': { name: 'أو منتجات هذا القسم' },
    'tiles.group': { name: 'أو منتجات مجموعة التشكيلات هذه' },
    'tiles.hasDiscount': { name: 'إظهار أعلى خصم' },
  },
} as const satisfies Words<typeof english.words>
