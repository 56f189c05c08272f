import type * as english from '../../en/catalogue/deals'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'
import { atShop } from '../shared/shop-words'

const pieces = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })
const deals = (amount: number) =>
  count(amount, { one: 'عرض واحد', two: 'عرضان', few: 'عروض', many: 'عرضًا', other: 'عرض' })
const prices = (amount: number) =>
  count(amount, { one: 'سعر واحد', two: 'سعران', few: 'أسعار', many: 'سعرًا', other: 'سعر' })

const daysOf = (days: number) =>
  count(days, { one: 'يوم', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' })
const hoursOf = (hours: number) =>
  count(hours, { one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' })
const minutesOf = (minutes: number) =>
  count(minutes, { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' })

/** A stretch of whole minutes as it stands after بعد: `47 دقيقة`, `ساعتين و5 دقائق`, `3 أيام`. */
export const inWords: typeof english.inWords = (minutes) => {
  if (minutes >= 2 * 1440) return daysOf(Math.round(minutes / 1440))
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return minutesOf(rest)
  return rest === 0 ? hoursOf(hours) : `${hoursOf(hours)} و${minutesOf(rest)}`
}

/** What every card with a deal says. */
export const offerWords = {
  off: (percent: number) => `\u200e-${percent}%`,
  sold: (sold: number) => `بيعت ${pieces(sold)}`,
  available: (left: number) => `بقيت ${pieces(left)}`,
  soldOf: (sold: number, total: number) => `بيع ${number(sold)} من أصل ${number(total)}`,
  claimed: (percent: number) => `نفد ${percent}%`,
  endsIn: 'ينتهي خلال',
  ended: 'انتهى هذا العرض.',
  allClaimed: 'نفدت كمية العرض.',
  priceBack: (price: string) => `عاد السعر إلى ${price}.`,
  manyOver: (amount: number) =>
    `${amount > 2 && amount < 11 ? 'انتهت' : 'انتهى'} ${deals(amount)}. عادت الأسعار إلى ما كانت عليه.`,
} as const satisfies Words<typeof english.offerWords>

export const dealsWords = {
  title: 'العروض',
  get description() {
    return `العروض الخاطفة وعروض اليوم${atShop()}، بوقتها المتبقي وكمياتها الحقيقية.`
  },
  text: 'أسعار تدوم بضع ساعات أو يومًا واحدًا. يُحسب ما بقي من الكمية والوقت أولًا بأول.',
  clock: {
    running: 'تنتهي عروض اليوم خلال',
    next: 'تبدأ العروض اليومية القادمة بعد',
  },
  flash: {
    title: 'العروض الخاطفة',
    text: 'كمية محدودة، لوقت محدود.',
    none: 'لا توجد عروض خاطفة حاليًا.',
  },
  daily: {
    title: 'عروض اليوم',
    text: (amount: number) => `${amount === 4 ? 'أربعة أسعار' : prices(amount)} ليوم واحد فقط.`,
    plain: 'أسعار ليوم واحد فقط.',
    none: 'لا توجد عروض يومية حاليًا.',
  },
  when: (minutes: number) => `تبدأ العروض القادمة بعد ${inWords(minutes)}.`,
  unplanned: 'نختار حاليًا العروض القادمة.',
} as const satisfies Words<typeof english.dealsWords>

/** The club, whose members hear of flash deals. */
export const clubWords = {
  title: 'العروض الخاطفة في بريدك',
  text: 'تصل إلى أعضاء نادي VIP رسالة عند انطلاق العروض الخاطفة، مرة في اليوم على الأكثر. الأسعار نفسها للجميع. والانضمام مجاني.',
  note: (orders: string) => `التوصيل مجاني للطلبات ${orders}.`,
  button: 'الانضمام إلى نادي VIP',
  done: (email: string) => `مرحبًا بك في نادي VIP. سنراسلك على ${email} عند انطلاق العروض الخاطفة.`,
} as const satisfies Words<typeof english.clubWords>

export const flashWords = {
  title: 'العروض الخاطفة',
  get description() {
    return `العروض الخاطفة${atShop()}: كمية محدودة، لوقت محدود.`
  },
  text: 'كمية محدودة، لوقت محدود.',
  endsIn: 'تنتهي خلال',
  startsIn: 'تبدأ العروض القادمة بعد',
  list: 'العروض الخاطفة الجارية',
  grab: 'اغتنم العرض',
  later: { title: 'عروض أخرى مستمرة', text: 'أسعار خاطفة تدوم أكثر قليلًا.' },
  none: {
    title: 'استراحة بين عرضين خاطفين',
    text: 'لا عرض خاطف في هذه اللحظة. أما العروض التي تدوم اليوم كله فما زالت هنا.',
    deals: 'شاهد عروض اليوم',
    sale: 'تسوّق التخفيضات',
  },
  next: {
    title: (minutes: number) => `العرض الخاطف القادم بعد ${inWords(minutes)}`,
    unplanned: 'نختار حاليًا العرض الخاطف القادم',
    text: (amount: number) =>
      amount === 1 ? 'قطعة واحدة، بسعر خاص لبضع ساعات.' : `${pieces(amount)}، بأسعار خاصة لبضع ساعات.`,
    textUnplanned: 'أدخل بريدك الإلكتروني لتكون أول من يعلم.',
    button: 'أعلمني',
    done: (email: string) => `تم. سنراسلك على ${email} عند انطلاق العروض الخاطفة.`,
  },
} as const satisfies Words<typeof english.flashWords>
