import type * as english from '../../en/admin/find'
import type { Words } from '../../words'
import { common } from '../shared/common'
import { count } from '../shared/numbers'

const keys = (mac: boolean) => ({ find: mac ? '⌘K' : 'Ctrl K', save: mac ? '⌘S' : 'Ctrl S' })
const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')
const shortcuts = keys(isMac)

export const adminFind = {
  open: 'بحث سريع',
  hint: shortcuts.find,
  title: 'بحث سريع',
  placeholder: 'طلب أو زبون أو منتج أو صفحة',
  close: common.close,
  results: 'النتائج',
  groups: { pages: 'الانتقال إلى', orders: 'الطلبات', customers: 'الزبائن', products: 'المنتجات' },
  statuses: { draft: 'مسودة', scheduled: 'مجدول', archived: 'مؤرشف' },
  none: (words: string) => `لا شيء يطابق «${words}»`,
  found: (amount: number) =>
    count(amount, {
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: 'نتائج',
      many: 'نتيجة',
      other: 'نتيجة',
    }),
  error: 'تعذر البحث. تحقق من اتصالك.',
  keys: {
    title: 'اختصارات لوحة المفاتيح',
    intro: 'تتوقف الاختصارات أثناء الكتابة في خانة.',
    on: 'اختصارات من حرف واحد',
    off: 'عطّلها إن كنت تملي كلامك أو تضغط الحروف كثيرًا عن غير قصد. تبقى الاختصارات مع Ctrl و⌘ مفعّلة.',
    list: [
      [shortcuts.find, 'بحث سريع'],
      ['/', 'البحث في هذه القائمة'],
      ['J K', 'التالي، السابق'],
      ['Enter', 'فتح'],
      ['Esc', 'إغلاق'],
      ['X', 'تحديد (مع Shift لتحديد عدة صفوف)'],
      ['S 1–5', 'تغيير حالة الطلب'],
      ['P', 'طباعة قسيمة التغليف'],
      ['N', 'إضافة منتج'],
      [shortcuts.save, 'حفظ'],
      ['?', 'اختصارات لوحة المفاتيح'],
    ],
  },
} as const satisfies Words<typeof english.adminFind>
