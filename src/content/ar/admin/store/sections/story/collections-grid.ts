import type * as english from '../../../../../en/admin/store/sections/story/collections-grid'
import type { Words } from '../../../../../words'

export const words = {
  name: 'التشكيلات',
  hint: 'تشكيلاتك مع عدد منتجاتها',
  fields: {
    title: { name: 'العنوان' },
    text: { name: 'النص' },
    to: { name: 'وجهة «عرض الكل»' },
    collections: {
      name: 'التشكيلات',
      hint: 'إن لم تختر شيئًا: كل التشكيلات. ما لا منتجات فيه لا يظهر.',
    },
    'collections.collection': { name: 'التشكيلة' },
    'collections.picture': { name: 'الصورة' },
  },
} as const satisfies Words<typeof english.words>
