import type * as english from '../../../en/admin/catalogue/synonyms'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'
import { admin } from '../admin'

/** Words of the screen on which owners say which search words mean the same. */
export const adminSynonyms = {
  title: admin.nav.searchWords,
  hint: 'يجد الزبائن المنتجات بأي كلمة من الصف، بأي لغة وأي إملاء.',
  search: 'البحث في الكلمات',
  add: 'إضافة كلمات',
  edit: (name: string) => `تعديل كلمات ${name}`,
  list: 'كلمات بالمعنى نفسه',
  error: 'تعذر تحميل كلمات البحث.',
  found: (rows: number) =>
    `عُثر على ${count(rows, { one: 'صف واحد', two: 'صفين', few: 'صفوف', many: 'صفًا', other: 'صف' })}`,
  none: {
    title: 'لا كلمات بحث بعد',
    text: 'أضف الصف الأول: كلمات لها المعنى نفسه عند زبائنك.',
  },
  noneFound: {
    title: (query: string) => `لا كلمات فيها «${query}»`,
    text: 'ابحث بإملاء آخر، أو أضف الكلمة.',
  },
  sorts: {
    type: 'نوع منتج',
    department: 'قسم',
    color: 'لون',
    word: 'المعنى نفسه',
    ignored: 'متجاهلة',
  },
  form: {
    add: 'إضافة كلمات بحث',
    edit: 'تعديل كلمات البحث',
    sort: 'هذه الكلمات',
    sorts: { type: 'نوع من المنتجات', word: 'كلمات أخرى بالمعنى نفسه' },
    name: 'الاسم',
    nameHint: 'يظهر للزبائن إن كان نوع منتج، بصيغة الجمع: قفاطين.',
    words: 'الكلمات',
    wordsHint:
      'واحدة في كل سطر، من ثلاث كلمات على الأكثر: kaftan، caftan، qaftan، قفطان. لا فرق بين الحروف بعلامات أو بدونها، كبيرة أو صغيرة.',
    save: 'حفظ',
    saving: 'جارٍ الحفظ…',
    cancel: 'إلغاء',
    saved: 'تم حفظ كلمات البحث',
    failed: 'لم تُحفظ الكلمات. حاول مرة أخرى.',
    delete: 'حذف',
    deleted: 'حُذفت كلمات البحث',
    deleteFailed: 'لم تُحذف الكلمات. حاول مرة أخرى.',
    ask: {
      title: (name: string) => `حذف كلمات ${name}؟`,
      text: 'من يكتبها من الزبائن لن يجد إلا ما ترد في اسمه أو وصفه.',
      keep: 'إبقاء',
      confirm: 'حذف',
    },
    problems: {
      name: 'أدخل اسمًا لا يتجاوز 60 حرفًا.',
      words: 'أدخل كلمة واحدة على الأقل.',
      'too-many': 'أدخل 200 كلمة على الأكثر.',
      word: 'اختصر الأطول: ثلاث كلمات على الأكثر، وكل منها 40 حرفًا على الأكثر.',
    },
  },
} as const satisfies Words<typeof english.adminSynonyms>
