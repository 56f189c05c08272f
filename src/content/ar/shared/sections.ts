import type * as english from '../../en/shared/sections'
import type { Words } from '../../words'
import { count, number } from './numbers'

const daysOf = (days: number) =>
  count(days, { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' })
const hoursOf = (hours: number) =>
  count(hours, { one: 'ساعة واحدة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' })
const products = (amount: number) =>
  count(amount, { one: 'منتج واحد', two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' })
const prices = (amount: number) =>
  count(amount, { one: 'سعر واحد', two: 'سعران', few: 'أسعار', many: 'سعرًا', other: 'سعر' })

/** Written as `2`, or as `1-2` from the least to the most. */
function packing(days: string): string {
  const [least = '', most = least] = days.split('-')
  if (most === '0') return 'في اليوم نفسه'
  if (least === most || least === '0') return daysOf(Number(most))
  return most === '2' ? 'يوم أو يومان' : `${least} إلى ${daysOf(Number(most))}`
}

/** What the software says in the sections of pages; their own texts are the shop's. */
export const sectionWords = {
  hero: { flash: 'عروض خاطفة', endsIn: 'تنتهي خلال', shop: 'تسوّق الآن' },
  facts: {
    label: 'ما يمكنك الاعتماد عليه',
    freeShipping: (orders: string) => ['توصيل مجاني', `للطلبات ${orders}`] as const,
    returns: (time: string, isFree: boolean) =>
      [isFree ? 'إرجاع مجاني' : 'الإرجاع ممكن', `خلال ${time}`] as const,
    welcome: (percent: number) => [`زبون جديد؟ خصم ${percent}%`, 'على طلبك الأول'] as const,
    support: (hours: string) => [`خدمة الزبائن ${hours}`, 'عبر البريد الإلكتروني'] as const,
  },
  tiles: {
    /** Few are said exactly. */
    items: (amount: number) => (amount < 50 ? products(amount) : `${products(amount)} أو أكثر`),
    discount: (percent: number) => `خصم يصل إلى ${percent}%`,
    go: 'تسوّق الآن',
  },
  flash: {
    title: 'عروض خاطفة',
    live: (amount: number, of: number) => {
      if (amount < of)
        return `${prices(amount)} من أصل ${number(of)} ${amount === 1 ? 'ينتهي' : amount === 2 ? 'ينتهيان' : 'تنتهي'} مع نهاية العد التنازلي.`
      if (of === 1) return 'ينتهي هذا السعر مع نهاية العد التنازلي.'
      if (of === 2) return 'ينتهي هذان السعران مع نهاية العد التنازلي.'
      return `كل هذه الأسعار، وعددها ${number(of)}، تنتهي مع نهاية العد التنازلي.`
    },
    none: 'لا توجد عروض خاطفة حاليًا. هذه أسعار اليوم.',
  },
  deals: {
    title: 'عروض اليوم',
    text: (amount: number, percent: number) =>
      `${amount === 4 ? 'أربعة أسعار' : prices(amount)} ليوم واحد فقط. خصم اليوم يصل إلى ${percent}%.`,
    plain: 'أسعار ليوم واحد فقط.',
    button: 'شاهد عروض اليوم',
  },
  rows: {
    newest: 'وصل حديثًا',
    best: 'الأكثر مبيعًا',
    all: 'في المتجر',
  },
  figures: {
    title: 'بالأرقام',
    packing: (days: string) => ({ figure: packing(days), text: 'لتحضير الطلب، بأيام العمل' }),
    returns: (days: string) => ({ figure: daysOf(Number(days)), text: 'لإرجاع ما لا يناسبك' }),
    cancel: (hours: string) => ({ figure: hoursOf(Number(hours)), text: 'لتغيير رأيك وإلغاء الطلب' }),
    support: (hours: string) => ({ figure: hours, text: 'خدمة الزبائن عبر البريد الإلكتروني' }),
  },
  newsletter: {
    title: 'كن أول من يكتشف الجديد.',
    button: 'اشتراك',
    done: (email: string) => `شكرًا لك. أُضيف ${email} إلى قائمة النشرة البريدية.`,
  },
  film: {
    play: (title: string) => `تشغيل: ${title}`,
    from: (site: string) => `يُحمّل من ${site} بعد الضغط على زر التشغيل.`,
    gone: 'لا يمكن تشغيل هذا الفيديو هنا.',
  },
  map: { open: 'فتح الخريطة' },
  quote: { by: 'أحد الزبائن', verified: 'شراء موثّق', of: 'عن' },
  ranked: { rank: (place: number) => `المرتبة ${place}` },
} as const satisfies Words<typeof english.sectionWords>
