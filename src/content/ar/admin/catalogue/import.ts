import type * as english from '../../../en/admin/catalogue/import'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const products = (amount: number) =>
  count(amount, { one: 'منتج واحد', two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' })
const rowsOf = (amount: number) =>
  count(amount, { one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' })

/** Words of the screen on which owners bring in products from a file. */
export const adminImport = {
  title: 'استيراد المنتجات',
  short: 'استيراد',
  back: 'المنتجات',
  steps: { file: 'الملف', columns: 'الأعمدة', check: 'المراجعة', run: 'الاستيراد', done: 'انتهى' },
  stepsLabel: 'الخطوات',
  step: (at: number, of: number) => `الخطوة ${at} من ${of}`,
  titles: {
    file: 'استيراد المنتجات',
    columns: 'ماذا في كل عمود؟',
    check: 'راجع قبل أن يُكتب أي شيء',
    run: 'جارٍ الاستيراد',
    done: 'تم الاستيراد',
  },
  file: {
    choose: 'اختيار ملف',
    drop: 'أو ضعه هنا',
    hint: 'CSV أو Excel (XLSX)، حتى 20.000 صف و25 ميغابايت. ملفات هذا المتجر وShopify وWooCommerce مفهومة؛ ولأي ملف آخر تحدد أنت ما في كل عمود.',
    safe: 'ترى أولًا ما سيتغير، ولا يُكتب شيء قبل ذلك. الاستيراد يضيف ويعدّل ولا يزيل شيئًا، ويمكن التراجع عنه خلال ساعة.',
    reading: 'جارٍ قراءة الملف…',
    another: 'ملف آخر',
    problems: {
      size: 'الملف كبير جدًا: 25 ميغابايت على الأكثر. قسّمه أو احذف الأعمدة غير اللازمة.',
      unreadable: 'تتعذر قراءة هذا الملف. ربما نُقل أو فُتح في برنامج آخر.',
      archive: 'هذا أرشيف ZIP مهما كان اسمه. فكّ ضغطه واختر الملف الذي بداخله.',
      'old-spreadsheet': 'هذا ملف Excel قديم (XLS). افتحه واحفظه بصيغة ‎.xlsx أو CSV.',
      other: 'هذا ليس جدولًا: لا نص فيه ولا ورقة Excel.',
      damaged: 'ملف Excel هذا تالف أو محمي بكلمة مرور. افتحه واحفظه من جديد.',
      rows: 'صفوف الملف كثيرة جدًا: 20.000 على الأكثر. قسّمه، فالأجزاء تُستورد واحدًا بعد الآخر.',
      columns: 'أعمدة الملف كثيرة جدًا: 300 على الأكثر.',
      empty: 'لا شيء تحت الصف الأول الذي يسمّي الأعمدة.',
      heads: 'يجب أن يسمّي الصف الأول الأعمدة، مثل الاسم والسعر وSKU.',
    },
  },
  facts: {
    rows: rowsOf,
    products,
    separators: { ',': 'فواصل', ';': 'فواصل منقوطة', '\t': 'علامات جدولة' },
    encodings: {
      'utf-8': 'UTF-8',
      'utf-16le': 'UTF-16',
      'utf-16be': 'UTF-16',
      'windows-1252': 'Windows-1252',
      'windows-1256': 'Windows-1256',
    },
    spreadsheet: 'Excel',
    decimals: { ',': 'فاصلة عشرية', '.': 'نقطة عشرية' },
    formats: { shopify: 'ملف Shopify', woocommerce: 'ملف WooCommerce', other: '' },
  },
  check: {
    checking: (done: number, of: number) => `جارٍ مراجعة ${number(done)} من ${products(of)}…`,
    failed: 'تعذر إتمام المراجعة. لم يُكتب شيء.',
    again: 'إعادة المراجعة',
    found: {
      look: 'صفوف تحتاج إلى نظرة',
      create: 'ستُضاف',
      change: 'ستُعدَّل',
      same: 'تبقى كما هي',
    },
    show: 'ما وجدته المراجعة',
    staysOut: (rows: number) => `تبقى خارجًا حتى تصحّح: ${rowsOf(rows)}.`,
    comesIn: (rows: number) => `تدخل مع تغيير: ${rowsOf(rows)}.`,
    takeAll: 'قبول كل الاقتراحات',
    download: 'هذه الصفوف بصيغة CSV',
    fileName: (date: string) => `rows-to-correct-${date}.csv`,
    why: 'السبب',
    heads: { row: 'الصف', column: 'العمود', value: 'القيمة', why: 'السبب', fix: 'كيف تصحّحه' },
    row: (row: number) => `الصف ${number(row)}`,
    marks: { out: 'يبقى خارجًا', in: 'يدخل', fixed: 'صُحّح' },
    empty: 'فارغ',
    use: (value: string) => `استعمال ${value}`,
    leave: (row: number) => `ترك الصف ${number(row)}`,
    type: (column: string, row: number) => `${column}، الصف ${number(row)}`,
    set: 'ضبط',
    undo: 'تراجع',
    none: 'لا شيء يحتاج إلى نظرة: كل صف مفهوم.',
    noProducts: { title: 'لا شيء من هذا النوع', text: 'لا منتج في الملف من هذا النوع.' },
    more: (left: number) => `و${number(left)} غيرها.`,
    back: 'رجوع',
    submit: (amount: number) => `استيراد: ${products(amount)}`,
    nothing: 'لا شيء للاستيراد',
    summary: (created: number, changed: number) => `جديدة: ${number(created)}، معدّلة: ${number(changed)}`,
    note: 'لم يُكتب شيء بعد',
    unpictured: (amount: number) =>
      `بلا صورة: ${products(amount)}. تُستورد كمسودات ولا تُعرض للبيع قبل أن تكون لها صورة. بعد الاستيراد يمكنك إضافة صور كثيرة دفعة واحدة بحسب SKU.`,
    drafts: 'تأتي المنتجات الجديدة مسودات، لأن لا عمود يذكر حالتها. انشرها من قائمة المنتجات حين تناسبك.',
  },
} as const satisfies Words<typeof english.adminImport>
