import type * as english from '../../../en/admin/catalogue/import-columns'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

const columnsOf = (amount: number) =>
  count(amount, { one: 'عمود واحد', two: 'عمودان', few: 'أعمدة', many: 'عمودًا', other: 'عمود' })
const products = (amount: number) =>
  count(amount, { one: 'منتج واحد', two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' })

/** Words for the columns of a file of products, and for the collections that it names. */
export const adminImportColumns = {
  columns: {
    title: 'الأعمدة',
    remembered: 'يُحفظ للمرة القادمة',
    column: 'عمود الملف',
    samples: 'الصفوف الأولى',
    field: 'هو',
    fieldOf: (column: string) => `ما هو «${column}»`,
    none: 'متروك',
    noName: (at: number) => `العمود ${at}`,
    leftOut: (columns: number) => `لا مكان لها هنا وتُترك: ${columnsOf(columns)}.`,
    clears: 'الخلايا الفارغة تمحو ما هو موجود',
    clearsHint: 'الأسعار الأصلية والخامات والتفاصيل. وإلا فالخلية الفارغة لا تغيّر شيئًا.',
    needs: 'اختر على الأقل عمود العنوان أو العنوان في المتجر أو SKU.',
    next: 'مراجعة الملف',
    back: 'رجوع',
  },
  fields: {
    handle: 'العنوان في المتجر، يجمع الصفوف',
    title: 'العنوان',
    description: 'الوصف',
    shortDescription: 'وصف قصير',
    materials: 'الخامات',
    details: 'التفاصيل',
    price: 'السعر',
    salePrice: 'السعر بعد التخفيض',
    originalPrice: 'السعر الأصلي',
    collection: 'التشكيلة',
    type: 'النوع',
    category: 'الفئة، كتشكيلة',
    vendor: 'العلامة أو الصانع',
    tags: 'الوسوم',
    origin: 'بلد المنشأ',
    hsCode: 'رمز النظام المنسق',
    seoTitle: 'عنوان محركات البحث',
    seoDescription: 'وصف محركات البحث',
    publishAt: 'يُعرض في',
    status: 'الحالة',
    published: 'منشور',
    sku: 'SKU',
    quantity: 'المخزون',
    size: 'المقاس',
    color: 'اللون',
    option1Name: 'الخيار 1: الاسم',
    option1: 'الخيار 1: القيمة',
    option2Name: 'الخيار 2: الاسم',
    option2: 'الخيار 2: القيمة',
    option3Name: 'الخيار 3: الاسم',
    option3: 'الخيار 3: القيمة',
    picture: 'الصور، بعناوينها',
    picturePosition: 'الصورة: الترتيب',
    pictureAlt: 'الصورة: ما تُظهره',
    pictureColor: 'الصورة: اللون',
    variantPicture: 'صورة المقاس واللون',
    kind: 'WooCommerce: النوع',
    id: 'WooCommerce: المعرّف',
    parent: 'WooCommerce: الأصل',
  },
  collections: {
    title: 'التشكيلات',
    hint: 'يسمّي الملف تشكيلات ليست لديك.',
    of: (name: string) => `منتجات «${name}» تذهب إلى`,
    without: (amount: number) => `بلا تشكيلة: ${products(amount)}`,
    makeNew: (name: string) => `تشكيلة جديدة «${name}»`,
    choose: 'اختيار تشكيلة',
    all: 'كلها إلى',
    allEach: 'كل واحدة إلى تشكيلتها',
  },
} as const satisfies Words<typeof english.adminImportColumns>
