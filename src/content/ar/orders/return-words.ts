import { shop } from '@/config/shop'
import type { RefundWay } from '@/domain/money/payment'
import type * as english from '../../en/orders/return-words'
import type { Words } from '../../words'
import { number as amountOf, count } from '../shared/numbers'
import { returnTime } from '../shared/shop-words'

const pieces = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })
const ofPieces = (amount: number) => (amount === 2 ? 'قطعتين' : pieces(amount))

/** Reasons for a return, as shopper and owner read them. */
export const returnReasonWords: typeof english.returnReasonWords = {
  too_small: 'صغير جدًا',
  too_large: 'كبير جدًا',
  not_as_expected: 'ليس كما توقعته',
  faulty: 'به عيب أو تلف',
  wrong_item: 'وصلت قطعة أخرى',
  late: 'تأخر وصوله',
  other: 'سبب آخر',
  withdrawal: 'العدول عن العقد',
}

const ways: Record<RefundWay, string> = {
  provider: 'إلى بطاقتك البنكية',
  transfer: 'بتحويل بنكي',
  cash: 'نقدًا',
  voucher: 'على شكل قسيمة شراء',
  exchange: 'على شكل قطعة أخرى',
}

const onlyFaulty = 'نسترجع ما به عيب أو ما لم تطلبه: راسلنا في أي وقت.'

/** What shoppers read about returns. */
export const returnWords = {
  action: 'إرجاع قطع',
  actionOrExchange: 'إرجاع قطع أو استبدالها',
  short: 'إرجاع',
  returnOf: (number: string) => `إرجاع قطع من الطلب ${number}`,
  until: (day: string) => `يمكنك إرجاع القطع حتى ${day}.`,
  get over() {
    const time = returnTime()
    if (time === null) return onlyFaulty
    return `انقضت مهلة إرجاع هذا الطلب، وهي ${time} من تسليمه.`
  },
  nothingLeft: 'كل قطع هذا الطلب قيد الإرجاع.',
  states: {
    requested: 'قيد الدراسة',
    approved: 'مقبول',
    declined: 'مرفوض',
    received: 'تم الاستلام',
    closed: 'مغلق',
    withdrawn: 'مسحوب',
  },
  /** What happens next. */
  next: {
    requested: 'سندرس طلبك ونراسلك لنوضح لك كيف ترسل القطع.',
    approved: 'أرسل القطع كما هو موضح. سنراسلك عند وصولها.',
    declined: 'لا يمكننا استرجاع هذه القطع.',
    received: 'وصلتنا القطع. نعيد إليك المبلغ بعد فحصها.',
    closed: 'هذا الإرجاع مغلق.',
    withdrawn: 'سحبت طلب الإرجاع هذا.',
  },
  refunded: (amount: string, way: RefundWay) => `أعدنا إليك ${amount} ${ways[way]}.`,
  refunding: (amount: string) => `مبلغ ${amount} في الطريق إلى بطاقتك البنكية.`,
  section: {
    title: 'الإرجاع',
    one: (number: string) => `الإرجاع ${number}`,
    requestedOn: (day: string) => `طُلب في ${day}`,
    items: pieces,
    how: 'كيفية الإرسال',
    why: 'السبب',
    from: 'من المتجر',
    pictures: 'صورك',
    picture: (at: number) => `الصورة ${at} من صور الإرجاع`,
    wanted: (variant: string) => `الاستبدال بـ: ${variant}`,
    keptUntil: (day: string) => `محجوزة لك حتى ${day}`,
    receivedToExchange: 'وصلتنا القطع. نفحصها ثم نرسل ما تريده بدلًا منها.',
    exchanged: 'نرسل إليك ما تريده بدلًا منها في طلب مستقل.',
    exchangeOrder: (number: string) => `الطلب ${number}`,
    exchangeDue: (amount: string) => `تدفع ${amount}`,
    withdraw: 'سحب طلب الإرجاع',
    withdrawing: 'جارٍ السحب…',
    withdrawn: 'تم سحب طلب الإرجاع',
    withdrawFailed: 'لم يُسحب طلب الإرجاع. تعرض الصفحة حالته الحالية.',
    error: 'تعذر تحميل طلبات الإرجاع.',
  },
  page: {
    documentTitle: 'إرجاع قطع',
    title: 'إرجاع قطع',
    order: (number: string) => `الطلب ${number}`,
    missing: {
      title: 'لا يمكنك فتح صفحة الإرجاع هذه',
      text: 'افتحها من طلبك، أو ابحث عن الطلب برقمه وبريدك الإلكتروني.',
      track: 'تتبع طلب',
    },
    closed: {
      title: 'لا شيء للإرجاع',
      get text() {
        const time = returnTime()
        if (time === null) return onlyFaulty
        return `يمكن إرجاع الطلب خلال ${time} من تسليمه. وإن كان في قطعة عيب، فراسلنا في أي وقت.`
      },
      contact: 'راسلنا',
    },
    choose: 'ماذا تريد أن تُرجع؟',
    chosen: (name: string) => `إرجاع ${name}`,
    left: (left: number, quantity: number) =>
      left === quantity
        ? `اشتريت ${ofPieces(quantity)}`
        : `يمكن إرجاع ${ofPieces(left)} من أصل ${amountOf(quantity)}`,
    none: 'قيد الإرجاع',
    quantity: 'الكمية',
    reason: 'السبب',
    chooseReason: 'اختر سببًا',
    instead: 'ماذا تريد بدلًا منها؟',
    moneyBack: 'استرداد المبلغ',
    exchange: (variant: string, isSoldOut: boolean) => `${variant}${isSoldOut ? '، نفدت' : ''}`,
    difference: (minor: number, amount: string) =>
      minor === 0
        ? 'الثمن نفسه.'
        : minor > 0
          ? `أغلى بمبلغ ${amount}، تدفعه عند الاستلام.`
          : `أرخص بمبلغ ${amount}. نعيد إليك الفرق بعد طرح خصمك.`,
    fewer: (available: number) => `لم يبق سوى ${ofPieces(available)}. أرجع عددًا أقل، أو اختر غيرها.`,
    kept: (days: number) =>
      `نحجز لك ما تريده بدلًا منها مدة ${count(days, { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' })}، ونرسله عند وصول قطعك.`,
    words: 'هل تود إضافة شيء؟',
    optional: 'اختياري',
    pictures: {
      title: 'الصور',
      hint: 'حتى ثلاث صور، لإظهار عيب مثلًا. نصغّرها قبل إرسالها.',
      add: 'إضافة صورة',
      remove: (at: number) => `إزالة الصورة ${at}`,
      alt: (at: number) => `الصورة ${at} التي أضفتها`,
      preparing: 'جارٍ التحضير…',
      problems: {
        type: 'اختر صورة من نوع JPEG أو PNG أو WebP أو AVIF.',
        unreadable: 'تعذرت قراءة هذه الصورة. اختر صورة أخرى.',
        'too-big': 'تعذر تصغير هذه الصورة بما يكفي. اختر صورة أخرى.',
      },
    },
    problems: {
      lines: 'اختر قطعة واحدة على الأقل.',
      reason: 'اختر سببًا.',
    },
    get condition() {
      return shop.returnsAreFree
        ? 'يجب أن تكون القطع بحالتها الأصلية وبطاقاتها مثبتة عليها، ما لم يكن فيها عيب. الإرجاع مجاني.'
        : 'يجب أن تكون القطع بحالتها الأصلية وبطاقاتها مثبتة عليها، وتتحمل رسوم إرسالها، ما لم يكن فيها عيب أو تختلف عمّا طلبته.'
    },
    submit: 'طلب الإرجاع',
    busy: 'جارٍ الإرسال…',
    done: {
      title: 'تم طلب الإرجاع',
      text: (number: string) => `وصلنا طلبك ${number}. سنراسلك لنوضح لك كيف ترسل القطع.`,
      order: 'العودة إلى الطلب',
      orders: 'طلباتك',
      track: 'تتبع طلبك',
    },
    failed: {
      RETURN_CLOSED: 'لم يعد بالإمكان إرجاع هذا الطلب هنا. راسلنا لنبحث عن حل معًا.',
      ALREADY_RETURNED: 'بعض هذه القطع دخل في طلب إرجاع آخر. تحقق من الكميات.',
      OUT_OF_STOCK: 'نفد الآن ما تريده بدلًا منها. اختر غيره، أو استرداد المبلغ.',
      EXCHANGE_CLOSED: 'الاستبدال غير متاح حاليًا. اختر استرداد المبلغ.',
      TOO_MANY_EXCHANGES: 'حجزنا لك قطعًا كثيرة من قبل. أرسل أولًا ما هو قيد الإرجاع، أو اختر استرداد المبلغ.',
      'rate-limited': 'طلبت الاستبدال مرات كثيرة. حاول مرة أخرى بعد ساعة.',
      KEY_REUSED: 'وصلنا طلب أول من قبل. قطعه مذكورة أعلاه.',
      offline: 'تعذر الاتصال بالمتجر. اختيارك محفوظ: أعد إرساله.',
      unknown: 'تعذر ذلك. اختيارك محفوظ: أعد إرساله.',
    },
  },
  track: {
    action: 'إرجاع قطع',
    see: 'عرض طلبات الإرجاع',
    busy: 'جارٍ الفتح…',
    failed: 'تعذر فتح الإرجاع. حاول مرة أخرى بعد قليل.',
    closed: 'لم يعد بالإمكان إرجاع هذا الطلب.',
  },
  reviewOf: (name: string) => `تقييم ${name}`,
} as const satisfies Words<typeof english.returnWords>
