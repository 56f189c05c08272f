import type * as english from '../../../en/admin/store/pages'
import type { Words } from '../../../words'
import { dayWords, timeWords } from '../admin'

const kinds = {
  home: 'الصفحة الرئيسية',
  page: 'صفحة',
  policy: 'سياسة',
  lookbook: 'دليل الإطلالات',
  landing: 'صفحة هبوط',
  department: 'قسم',
} as const

/** Where something is shown, in words. */
export const placeWords = {
  page: (title: string) => `الصفحة «${title}»`,
  menu: (slug: string) => `القائمة «${menuName(slug)}»`,
  brand: 'الهوية',
  row: {
    category: (name: string) => `الفئة «${name}»`,
    department: (name: string) => `القسم «${name}»`,
    collection: (name: string) => `التشكيلة «${name}»`,
  },
} as const satisfies Words<typeof english.placeWords>

const menuNames: Readonly<Record<string, string>> = {
  header: 'رأس الصفحة',
  footer: 'التذييل',
  legal: 'الروابط القانونية',
  checkout: 'إتمام الطلب',
  support: 'المساعدة',
}
export const menuName: typeof english.menuName = (slug) => menuNames[slug] ?? slug

/** Words of the list of pages, and of what a page is called. */
export const storePages = {
  choose: 'الصفحة',
  list: 'صفحات المتجر',
  error: 'تعذر تحميل الصفحات.',
  kinds,
  untitled: 'بلا عنوان',
  path: (slug: string) => (slug === 'home' ? '/' : `/${slug}`),
  states: {
    published: 'منشورة',
    draft: 'مسودة',
    scheduled: (at: number, now: number) => `تُنشر ${dayWords(at, now)}، ${timeWords(at)}`,
    standard: 'النسخة الأصلية',
    nothing: 'غير منشورة',
  },
  unchecked: 'راجعها مع محامٍ',
  missing: { title: 'لا توجد صفحة كهذه', text: 'حُذفت، أو كُتب عنوانها خطأً.', back: 'كل الصفحات' },
  add: {
    open: 'صفحة جديدة',
    title: 'صفحة جديدة',
    fields: { title: 'عنوان الصفحة', slug: 'رابط الصفحة', kind: 'النوع' },
    slugHint: (slug: string) => (slug ? `الرابط: \u2066/${slug}\u2069` : 'يُستمد من العنوان'),
    kinds: { page: 'صفحة', landing: 'صفحة هبوط', lookbook: 'دليل الإطلالات' },
    submit: 'إضافة الصفحة',
    busy: 'جارٍ الإضافة…',
    cancel: 'إلغاء',
    added: 'تمت إضافة الصفحة',
    failed: 'لم تُضف الصفحة. حاول مرة أخرى.',
  },
  details: {
    open: 'إعدادات الصفحة',
    title: (name: string) => `إعدادات «${name}»`,
    name: 'عنوان الصفحة',
    nameHint: 'يظهر في تبويب المتصفح وفي نتائج البحث.',
    description: 'الوصف لمحركات البحث',
    descriptionHint: 'جملة أو جملتان عما في الصفحة.',
    slug: 'رابط الصفحة',
    slugHint: 'يظل الرابط السابق يؤدي إلى هنا.',
    slugStays: 'يحيل إليها البرنامج، فيبقى رابطها كما هو.',
    slugOfDepartment: 'يتبع رابط القسم.',
    indexed: 'في محركات البحث وخريطة الموقع',
    save: 'حفظ',
    saving: 'جارٍ الحفظ…',
    cancel: 'إلغاء',
    saved: 'تم حفظ إعدادات الصفحة',
    failed: 'لم تُحفظ الإعدادات. حاول مرة أخرى.',
    changed: 'غيّر شخص آخر هذه الصفحة. أغلق النافذة واطلع على قيمه، ثم غيّر قيمك.',
    stays: 'يحيل البرنامج إلى هذه الصفحة: يبقى رابطها كما هو.',
  },
  summary: {
    choose: 'اختر مقطعًا من القائمة أو من المعاينة لتعديله.',
    add: 'هذه الصفحة فارغة. أضف مقطعها الأول من القائمة.',
    title: (name: string) => `إعدادات «${name}»`,
    noDescription: 'لا وصف بعد: تختار محركات البحث كلمات من الصفحة',
    search: 'في محركات البحث',
    indexed: 'نعم، وفي خريطة الموقع',
    notIndexed: 'لا',
    change: 'تعديل الإعدادات',
  },
  remove: {
    open: 'حذف الصفحة',
    title: (name: string) => `حذف «${name}»؟`,
    text: 'تُحذف معها مسودتها وكل نسخها، ويؤدي رابطها إلى الصفحة الرئيسية. لا يمكن التراجع عن ذلك.',
    keep: 'إبقاء',
    confirm: 'حذف',
    busy: 'جارٍ الحذف…',
    done: 'تم حذف الصفحة',
    failed: 'لم تُحذف الصفحة. حاول مرة أخرى.',
    stays: 'يحيل البرنامج إلى هذه الصفحة، فهي باقية.',
    shown: (places: string) => `توجد روابط إليها في: ${places}. أزل الروابط أولًا.`,
  },
  problems: {
    required: 'تحتاج الصفحة إلى عنوان.',
    'title-length': '120 حرفًا على الأكثر.',
    'description-length': '300 حرف على الأكثر.',
    slug: 'حروف لاتينية صغيرة من a إلى z وأرقام وشرطات مفردة، 60 على الأكثر.',
    'slug-reserved': 'يستعمل البرنامج هذا الرابط لشيء آخر.',
    'slug-taken': 'لصفحة أخرى هذا الرابط.',
  },
} as const satisfies Words<typeof english.storePages>
