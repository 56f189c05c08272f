import { chartBounds } from '@/domain/product/size-chart-form'
import type * as english from '../../../en/admin/catalogue/size-charts'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'
import { adminStructure } from './structure'

const ofCharacters = (amount: number) =>
  count(amount, { one: 'حرفًا واحدًا', two: 'حرفين', few: 'أحرف', many: 'حرفًا', other: 'حرف' })

export const adminSizeCharts = {
  title: adminStructure.sizeCharts,
  text: 'جداول بقياسات الجسم: يراها الزبائن بجانب مقاسات المنتج وفي دليل المقاسات.',
  back: 'هيكل المتجر',
  add: 'إضافة جدول مقاسات',
  error: 'تعذر تحميل جداول المقاسات',
  none: {
    title: 'لا جداول مقاسات بعد',
    text: 'بها يقارن الزبائن المقاسات بقياساتهم، ويصير للمتجر دليل مقاسات.',
  },
  sizes: (amount: number) =>
    count(amount, { one: 'مقاس واحد', two: 'مقاسان', few: 'مقاسات', many: 'مقاسًا', other: 'مقاس' }),
  unused: 'لا يستعمله أي قسم أو تشكيلة',
  form: {
    newTitle: 'جدول مقاسات جديد',
    back: 'جداول المقاسات',
    missing: { title: 'جدول المقاسات غير موجود', text: 'حُذف، أو كُتب العنوان خطأً.' },
    unknown: 'هذا الإصدار لا يعرف شكل هذا الجدول. يبقى كما هو.',
    about: 'الاسم والمكان',
    name: 'الاسم',
    groups: 'العناوين في دليل المقاسات',
    groupsHint: 'تفصل بينها فواصل، مثل: نساء، رجال. الجداول التي تحت العنوان نفسه تظهر معًا.',
    table: 'المقاسات والقياسات',
    unit: 'القياسات مكتوبة بـ',
    units: { cm: 'السنتيمتر', in: 'البوصة' },
    unitHint: 'قياسات الجسم، رقم أو رقمان: 88 أو \u200e88–91. يرى الزبائن الوحدتين معًا.',
    size: 'المقاس',
    system: (place: number) => `تسمية أخرى ${place}`,
    systemExample: 'EU',
    column: (place: number) => `القياس ${place}`,
    columnExample: 'الخصر',
    row: (place: number) => `الصف ${place}: المقاس`,
    cell: (size: string, head: string) => `${size}: ${head}`,
    addColumn: 'إضافة قياس',
    addSystem: 'إضافة تسمية أخرى (EU، UK)',
    addRow: 'إضافة مقاس',
    removeColumn: (name: string) => `إزالة العمود ${name}`,
    removeRow: (name: string) => `إزالة المقاس ${name}`,
    unnamed: (place: number) => `${place}`,
    uses: 'يُستعمل لـ',
    usesText: 'للتشكيلة جدول قسمها، ما لم يكن لها جدول خاص.',
    noUses: 'لا شيء بعد.',
    addUse: 'إضافة قسم أو تشكيلة',
    choose: 'اختر…',
    departments: 'الأقسام',
    collections: 'التشكيلات',
    removeUse: (name: string) => `التوقف عن استعماله لـ ${name}`,
    dirty: 'تغييرات غير محفوظة',
    fresh: 'جدول مقاسات جديد',
    check: 'تحقق من الخانات المحددة',
    discard: 'تجاهل',
    save: 'حفظ',
    create: 'إضافة جدول المقاسات',
    busy: 'جارٍ الحفظ…',
    saved: (name: string) => `تم حفظ ${name}`,
    problems: {
      name: `أدخل اسمًا لا يتجاوز ${ofCharacters(chartBounds.name)}.`,
      groups: `${count(chartBounds.groups, { one: 'عنوان واحد', two: 'عنوانان', few: 'عناوين', many: 'عنوانًا', other: 'عنوان' })} على الأكثر، لا يتجاوز كل منها ${ofCharacters(chartBounds.text)}.`,
      heads: `لكل عمود اسم لا يتجاوز ${ofCharacters(chartBounds.text)}.`,
      sizes: 'لكل صف مقاس خاص به.',
      measures: 'كل قياس رقم مثل 88، أو رقمان مثل \u200e88–91، الأصغر أولًا.',
    },
    refusals: {
      conflict: 'غيّر مدير آخر هذا الجدول في هذه الأثناء. اضغط «تجاهل» لترى نسخته.',
      unknown: 'لم يُحفظ الجدول. حاول مرة أخرى.',
    },
  },
  remove: {
    open: 'حذف',
    title: (name: string) => `حذف ${name}؟`,
    text: 'لن يرى الزبائن هذه المقاسات بعد الآن.',
    used: (names: string) => `يُستعمل لـ ${names}. اختر لها جدولًا آخر أولًا.`,
    keep: 'إلغاء',
    confirm: 'حذف',
    busy: 'جارٍ الحذف…',
    done: (name: string) => `تم حذف ${name}`,
    refusals: { unknown: 'لم يُحذف الجدول. حاول مرة أخرى.' },
  },
} as const satisfies Words<typeof english.adminSizeCharts>
