import type * as english from '../../../en/admin/catalogue/product-files'
import type { Words } from '../../../words'

/** Words of the files of products that owners export. The import knows the heads of every language. */
export const productFiles = {
  export: {
    title: 'تصدير',
    busy: 'جارٍ التصدير…',
    failed: 'تعذر إنشاء الملف. حاول مرة أخرى.',
    kinds: {
      all: { label: 'المنتجات', hint: 'كل ما يأخذه الاستيراد' },
      stock: { label: 'المخزون والأسعار', hint: 'حسب SKU، للتعديل في جدول بيانات' },
      count: { label: 'ورقة الجرد', hint: 'لعدّ الرفوف، بعمود يُملأ' },
    },
    names: {
      all: (date: string) => `products-${date}.csv`,
      stock: (date: string) => `stock-and-prices-${date}.csv`,
      count: (date: string) => `count-sheet-${date}.csv`,
    },
  },
  heads: {
    handle: 'العنوان في المتجر',
    title: 'العنوان',
    description: 'الوصف',
    collection: 'التشكيلة',
    status: 'الحالة',
    publishAt: 'يُعرض في',
    vendor: 'العلامة أو الصانع',
    type: 'النوع',
    tags: 'الوسوم',
    origin: 'بلد المنشأ',
    hsCode: 'رمز النظام المنسق',
    seoTitle: 'عنوان محركات البحث',
    seoDescription: 'وصف محركات البحث',
    materials: 'الخامات',
    details: 'التفاصيل',
    sku: 'SKU',
    size: 'المقاس',
    color: 'اللون',
    price: 'السعر',
    originalPrice: 'السعر الأصلي',
    quantity: 'المخزون',
    picture: 'الصورة',
    pictureAlt: 'وصف الصورة',
    pictureColor: 'لون الصورة',
    expected: 'المتوقع',
    counted: 'المعدود',
  },
  statuses: { live: 'معروض للبيع', draft: 'مسودة', scheduled: 'مجدول', archived: 'مؤرشف' },
} as const satisfies Words<typeof english.productFiles>
