import type * as english from '../../../en/admin/catalogue/import-pictures'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const pictures = (amount: number) =>
  count(amount, { one: 'صورة واحدة', two: 'صورتان', few: 'صور', many: 'صورة', other: 'صورة' })
const products = (amount: number) =>
  count(amount, { one: 'منتج واحد', two: 'منتجين', few: 'منتجات', many: 'منتجًا', other: 'منتج' })

/** Words for many pictures at once, which go where the names of their files say. */
export const adminImportPictures = {
  hint: 'أو اختر صورًا كثيرة دفعة واحدة: تذهب كل صورة إلى المنتج الذي يحمل ملفها رمزه أو عنوانه، مثل SKU-1.jpg وSKU-2.jpg.',
  title: 'الصور بحسب أسماء ملفاتها',
  label: (amount) => pictures(amount),
  matching: 'يجري البحث عن منتجاتها…',
  failed: { title: 'تعذر البحث عن المنتجات', text: 'لم يُحفظ شيء.' },
  found: (amount, of) => `${pictures(amount)} في ${products(of)}`,
  unplaced: 'لا منتج له هذا الرمز أو العنوان',
  progress: (done, of) => `حُفظ ${number(done)} من ${number(of)}`,
  result: (amount, of) => `أُضيفت ${pictures(amount)} إلى ${products(of)}`,
  faults: {
    unreadable: 'ليست صورة تُقرأ',
    large: 'كبيرة جدًا',
    upload: 'فشل الرفع',
    refused: 'لم يقبلها المنتج',
  },
  note: 'لم يُحفظ شيء بعد',
  back: 'رجوع',
  submit: (amount) => `إضافة ${pictures(amount)}`,
  nothing: 'لا شيء يُضاف',
  look: 'عرض المنتجات',
  another: 'اختيار ملفات أخرى',
} as const satisfies Words<typeof english.adminImportPictures>
