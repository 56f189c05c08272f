import type * as english from '../../../en/admin/store/history'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'
import { dayWords, timeWords } from '../admin'

/** Words of a page's versions and of what differs between two of them. */
export const storeHistory = {
  title: (page: string) => `سجل «${page}»`,
  close: 'إغلاق',
  kept: 'تُحفظ 50 نسخة.',
  versions: 'النسخ',
  none: 'لم يُحفظ شيء بعد.',
  states: { draft: 'مسودة', scheduled: 'مجدولة', published: 'منشورة', past: 'نسخة سابقة' },
  when: (at: number, now: number) => `${dayWords(at, now)}، ${timeWords(at)}`,
  someone: 'حساب محذوف',
  sample: 'موجودة منذ البداية',
  compared: 'مقارنة بما يعرضه المحرر الآن',
  same: 'لا فرق.',
  error: 'تعذر تحميل النسخة.',
  sections: (differ: number, same: number) =>
    `${count(differ, {
      one: 'مقطع واحد مختلف',
      two: 'مقطعان مختلفان',
      few: 'مقاطع مختلفة',
      many: 'مقطعًا مختلفًا',
      other: 'مقطع مختلف',
    })}، و${count(same, {
      one: 'واحد مطابق',
      two: 'اثنان مطابقان',
      few: 'مطابقة',
      many: 'مطابقًا',
      other: 'مطابق',
    })}`,
  added: 'غير موجود في هذه النسخة',
  removed: 'في هذه النسخة فقط',
  moved: 'في موضع آخر',
  hidden: 'مخفي',
  field: (name: string) => `${name}: `,
  before: 'في هذه النسخة',
  after: 'الآن',
  nothing: 'لا شيء',
  yes: 'نعم',
  no: 'لا',
  picture: 'صورة',
  products: 'منتجات',
  review: 'تقييم',
  several: (entries: number) =>
    count(entries, {
      one: 'عنصر واحد',
      two: 'عنصران',
      few: 'عناصر',
      many: 'عنصرًا',
      other: 'عنصر',
    }),
  restore: 'العودة إلى هذه النسخة',
  restoring: 'جارٍ الاستعادة…',
  restoreHint: 'تصبح مسودة؛ ويبقى المنشور كما هو.',
  restored: 'المسودة الآن هي النسخة السابقة',
  failed: 'تعذرت استعادة النسخة. حاول مرة أخرى.',
  changed: 'غيّر شخص آخر المسودة. أغلق السجل لتراها.',
} as const satisfies Words<typeof english.storeHistory>
