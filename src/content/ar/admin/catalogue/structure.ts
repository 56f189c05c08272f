import { structureBounds } from '@/domain/product/structure'
import type * as english from '../../../en/admin/catalogue/structure'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

/** Words of the screen with departments, categories and groups. */
export const adminStructure = {
  title: 'هيكل المتجر',
  open: 'الأقسام والفئات والمجموعات',
  back: 'التشكيلات',
  error: 'تعذر تحميل هيكل المتجر',
  sizeCharts: 'جداول المقاسات',
  kinds: {
    department: {
      title: 'الأقسام',
      text: 'ما ينقسم إليه المتجر، مثل ملابس النساء. لكل قسم صفحة. والمتجر من نوع واحد لا يحتاج إلى أقسام.',
      add: 'إضافة قسم',
      none: 'لا أقسام.',
    },
    category: {
      title: 'الفئات',
      text: 'أنواع المنتجات عبر الأقسام، مثل الفساتين. يختار الزبائن حسبها في القوائم.',
      add: 'إضافة فئة',
      none: 'لا فئات.',
    },
    group: {
      title: 'المجموعات',
      text: 'العناوين التي تُعرض تحتها التشكيلات في صفحة كل التشكيلات.',
      add: 'إضافة مجموعة',
      none: 'لا مجموعات.',
    },
  },
  edit: (name: string) => `تعديل ${name}`,
  order: {
    moved: (name: string, place: number, of: number) => `${name} الآن في الموضع ${place} من ${of}`,
    failed: { title: 'لم يُحفظ الترتيب', text: 'بقي الترتيب كما كان. حاول مرة أخرى.' },
    changed: 'غيّر مدير آخر الصفوف في هذه الأثناء. القائمة تعرض الصفوف الحالية.',
  },
  form: {
    addTitle: { department: 'إضافة قسم', category: 'إضافة فئة', group: 'إضافة مجموعة' },
    name: 'الاسم',
    slug: 'العنوان في المتجر',
    slugHint: 'الروابط إلى العنوان القديم ستؤدي إلى العنوان الجديد.',
    inMenu: 'في القوائم التي تعرض الأقسام',
    gender: 'لمن، في ملفات المنتجات',
    genders: { '': 'غير محدد', female: 'نساء', male: 'رجال', unisex: 'للجنسين' },
    ageGroup: 'العمر، في ملفات المنتجات',
    ageGroups: {
      '': 'مثل قسمه',
      newborn: 'حديثو الولادة',
      infant: 'رضّع',
      toddler: 'صغار',
      kids: 'أطفال',
      adult: 'بالغون',
    },
    partOf: 'جزء من',
    partOfHint: 'البحث عن الفئة الأوسع يجدها أيضًا.',
    none: 'لا شيء',
    page: 'مدرجة في الصفحة',
    pageHint: 'حيث يؤدي البحث عنها.',
    picture: 'الصورة',
    pictureHint: 'بجانب اسمها حيث يبدأ الزبائن البحث.',
    department: 'قسم التشكيلات الجديدة',
    hasPosters: 'تظهر أولًا، وكل تشكيلة في ملصق كبير',
    cancel: 'إلغاء',
    save: 'حفظ',
    saving: 'جارٍ الحفظ…',
    saved: (name: string) => `تم حفظ ${name}`,
    delete: 'حذف',
    problems: {
      name: `أدخل اسمًا لا يتجاوز ${count(structureBounds.name, { one: 'حرفًا واحدًا', two: 'حرفين', few: 'أحرف', many: 'حرفًا', other: 'حرف' })}.`,
      slug: 'استعمل حروفًا لاتينية صغيرة وأرقامًا، تفصل بينها شرطات مفردة.',
    },
    refusals: {
      conflict: 'هذا العنوان مستعمل من قبل. اختر اسمًا آخر أو عنوانًا آخر.',
      ROW_CHANGED:
        'غيّر مدير آخر هذا في هذه الأثناء. احفظ من جديد ليحل تغييرك محل تغييره، أو ألغِ لترى تغييره.',
      ROW_GONE: 'حذف مدير آخر هذا في هذه الأثناء. ألغِ، ثم أضفه من جديد إن احتجت إليه.',
      invalid: 'هذا العنوان خاص بالمتجر نفسه. اختر عنوانًا آخر.',
      unknown: 'لم يُحفظ شيء. حاول مرة أخرى.',
    },
  },
  remove: {
    title: (name: string) => `حذف ${name}؟`,
    text: 'تبقى التشكيلات والمنتجات في المتجر.',
    keep: 'إلغاء',
    confirm: 'حذف',
    busy: 'جارٍ الحذف…',
    done: (name: string) => `تم حذف ${name}`,
    shown: (places: string) => `ما زال ظاهرًا هنا: ${places}. أزله من هناك أولًا.`,
    place: {
      page: (title: string) => `الصفحة «${title}»`,
      menu: (name: string) => `القائمة «${name}»`,
      brand: 'الهوية',
      category: (name: string) => `الفئة «${name}»`,
      department: (name: string) => `القسم «${name}»`,
      collection: (name: string) => `التشكيلة «${name}»`,
    },
    refusals: {
      conflict: 'ما زالت تنتمي إليه تشكيلات. اختر لها غيره أولًا.',
      unknown: 'لم يُحذف شيء. حاول مرة أخرى.',
    },
  },
} as const satisfies Words<typeof english.adminStructure>
