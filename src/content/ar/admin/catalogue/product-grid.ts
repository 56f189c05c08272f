import type * as english from '../../../en/admin/catalogue/product-grid'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'
import { adminProducts } from './products'

const products = (amount: number) =>
  count(amount, { one: 'منتج واحد', two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' })
const ofProducts = (amount: number) => (amount === 2 ? 'منتجين' : products(amount))
const cells = (amount: number) =>
  count(amount, { one: 'خانة واحدة', two: 'خانتان', few: 'خانات', many: 'خانة', other: 'خانة' })

export const adminProductGrid = {
  title: 'تعديل في جدول',
  short: 'جدول',
  back: 'المنتجات',
  error: 'تعذر تحميل المنتجات',
  none: { title: 'لا منتجات هنا', text: 'اختر منتجات من القائمة أو صفِّها، ثم افتح الجدول.' },
  columns: {
    title: 'الاسم',
    price: 'السعر',
    originalPrice: 'السعر الأصلي',
    cost: 'التكلفة',
    quantity: 'المخزون',
    sku: 'SKU',
    barcode: 'الرمز الشريطي',
  },
  variant: 'المنتج',
  cell: (product: string, column: string) => `${product}: ${column}`,
  found: products,
  hint: 'تنقّل بالأسهم وEnter وTab. الصق خانات نسختها من جدول بيانات. يعيد Esc الخانة كما كانت، وبضغطة ثانية تخرج من الجدول.',
  undo: 'تراجع',
  redo: 'إعادة',
  pasted: (pasted: number, left: number) =>
    left > 0 ? `أُلصق: ${cells(pasted)}. بلا مكان: ${cells(left)}.` : `أُلصق: ${cells(pasted)}.`,
  was: (text: string) => (text === '' ? 'كانت فارغة' : `كانت ${text}`),
  problems: {
    ...adminProducts.problems,
    sku: 'استعمل من 1 إلى 40 من الحروف والأرقام والنقاط والشرطات والشرطات المائلة والمسافات.',
    'sku-twice': 'رمز SKU هذا في سطر آخر أيضًا.',
  },
  changes: (changed: number) => `تغيّر: ${cells(changed)}`,
  wrongCells: (wrong: number) => `للتصحيح: ${cells(wrong)}`,
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  discard: 'تجاهل',
  progress: (done: number, of: number) => `${number(done)} من ${number(of)}`,
  wrong: (wrong: number) =>
    wrong === 1 ? 'صحّح الخانة المعلَّمة ثم احفظ.' : `صحّح الخانات المعلَّمة (${number(wrong)}) ثم احفظ.`,
  saved: (saved: number) => `تم حفظ ${ofProducts(saved)}`,
  notSaved: (left: number) => `لم يُحفظ: ${products(left)}`,
  seeRows: 'سطره يقول السبب. ما زال التغيير هنا.',
  failed: 'لم يُحفظ شيء. ما زالت تغييراتك هنا.',
  partly: 'انقطع الاتصال قبل إنهاء الباقي. ما لم يُحفظ ما زال هنا.',
  undone: 'تم التراجع عن التغيير',
  undonePartly: (left: number) => `تعذر إرجاع ${ofProducts(left)}: غيّر شخص آخر الشيء نفسه في هذه الأثناء.`,
  refusals: {
    skuTaken: (name: string) => `لم يُحفظ: رمز SKU هذا مستعمل لـ ${name}.`,
    aboveLowest: (price: string) =>
      `لم يُحفظ: كان السعر ${price} في الأيام الثلاثين التي سبقت هذا التخفيض. لا يمكن أن يكون السعر الأصلي أعلى.`,
    gone: 'لم يُحفظ: حُذف المنتج، أو لم يعد أحد المقاسات أو الألوان موجودًا.',
    invalid: 'لم يُحفظ: إحدى القيم غير مقبولة. تحقق من السطر.',
  },
  decide: 'غيّر شخص آخر الشيء نفسه. اختر القيمة التي تبقى، ثم احفظ.',
  conflicts: {
    title: (changed: number) => `تغيّر في هذه الأثناء: ${cells(changed)}`,
    both: (yours: string, saved: string) => `قيمتك: ${yours}. المحفوظة الآن: ${saved}.`,
    empty: 'لا شيء',
    keep: (cell: string) => `الاحتفاظ بقيمتك، ${cell}`,
    take: (cell: string) => `استعمال المحفوظة، ${cell}`,
    keepShort: 'الاحتفاظ بقيمتك',
    takeShort: 'استعمال المحفوظة',
    allMine: 'الاحتفاظ بكل قيمك',
    allTheirs: 'استعمال كل المحفوظ',
  },
} as const satisfies Words<typeof english.adminProductGrid>
