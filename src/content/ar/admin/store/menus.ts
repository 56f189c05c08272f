import type * as english from '../../../en/admin/store/menus'
import type { Words } from '../../../words'

const hints: Readonly<Record<string, string>> = {
  header: 'أعلى كل صفحة؛ تُفتح العناصر الفرعية تحت العنصر الذي تنتمي إليه.',
  footer: 'أسفل كل صفحة: كل عنصر عمود، وعناصره الفرعية هي الروابط.',
  legal: 'السطر الأخير في كل صفحة.',
  checkout: 'أسفل صفحة إتمام الطلب: ما يهم معرفته قبل الطلب.',
  support:
    'وجهة «المساعدة»: في قائمة الهاتف وفي الحساب وعند إتمام الطلب. يُعتمد العنصر الأول؛ وبدونه صفحة «تواصل معنا».',
}

/** Words of the editor of menus. */
export const storeMenus = {
  error: 'تعذر تحميل القوائم.',
  choose: 'القائمة',
  hints,
  list: (menu: string) => `عناصر ${menu}`,
  none: { title: 'لا عناصر بعد', text: 'بدون عناصر يعرض المتجر ما لديه من تلقاء نفسه.' },
  add: 'إضافة عنصر',
  addBelow: (name: string) => `إضافة عنصر تحت ${name}`,
  full: 'تتسع القائمة لـ 20 عنصرًا في كل مستوى.',
  label: 'الاسم',
  labelHint: 'إن تُرك فارغًا: اسم الوجهة.',
  labelIn: (language: string) => `الاسم (${language})`,
  target: 'الوجهة',
  isSale: 'بلون التخفيضات',
  entry: (name: string) => `العنصر ${name}`,
  unnamed: 'عنصر جديد',
  noTarget: 'بلا وجهة: لا يراه المتسوقون',
  up: (name: string) => `نقل ${name} إلى الأعلى`,
  down: (name: string) => `نقل ${name} إلى الأسفل`,
  remove: (name: string) => `إزالة ${name}`,
  removed: (name: string) => `تمت إزالة ${name}`,
  dirty: 'تغييرات غير محفوظة',
  discard: 'تجاهل',
  save: 'حفظ',
  busy: 'جارٍ الحفظ…',
  saved: 'تم حفظ القائمة',
  failed: 'لم تُحفظ القائمة. حاول مرة أخرى.',
  changed: 'غيّر شخص آخر هذه القائمة. تجاهل تغييراتك لترى تغييراته، أو انسخ أولًا ما كتبته.',
} as const satisfies Words<typeof english.storeMenus>
