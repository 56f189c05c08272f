// Words of the mails that the shop sends. Read by the mail function as well, which runs outside of the app: so the
// imports are relative and name their file's ending.
import { shop } from '../../../config/shop.ts'
import type * as english from '../../en/mail/mail.ts'
import type { Words } from '../../words.ts'
import { currencyNames } from '../shared/currency.ts'
import { number as amountOf, count } from '../shared/numbers.ts'
import { packedWithin, returnTime, shopName } from '../shared/shop-words.ts'

const listed = (parts: readonly string[]) => new Intl.ListFormat('ar-MA-u-nu-latn').format(parts)
const pieces = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })
const ofPieces = (amount: number) => (amount === 2 ? 'قطعتين' : pieces(amount))

/** Words that frame every mail and that several mails share. */
export const mailWords = {
  /** Between the parts of a line, and after what names the line below or beside it. */
  comma: '، ',
  colon: ':',
  get home() {
    return shop.name ? `${shop.name}، إلى المتجر` : 'إلى المتجر'
  },
  help: 'لديك سؤال؟ يكفي أن ترد على هذه الرسالة.',
  /** Empty while the shop has no name. */
  get sender() {
    return [shop.name, shop.tagline].filter(Boolean).join('، ')
  },
  variant: (size: string, color: string) => [color, size].filter(Boolean).join('، '),
  was: (price: string) => `بدلًا من ${price}`,
  quantity: (quantity: number, price: string) => `${quantity} × ${price}`,
  leave: {
    newsletter: 'إلغاء الاشتراك في النشرة البريدية',
    deals: 'إيقاف رسائل العروض',
    'coming-soon': 'إلغاء الاشتراك',
    'back-in-stock': 'إيقاف رسائل توفر المنتجات',
    reminders: 'إيقاف الأسئلة عما اشتريته',
  },
  stop: 'لم أكن أنا: لا ترسلوا شيئًا بعد الآن إلى هذا العنوان',
  confirm: {
    text: 'هل تريد أيضًا تذكيرات هذا الطلب ومستجداته عبر البريد الإلكتروني؟',
    label: 'أكّد أن هذا العنوان لك',
  },
} as const satisfies Words<typeof english.mailWords>

/** Mails about an order. `name` is missing where it would be no good greeting. */
export const orderMail = {
  placed: {
    subject: (number: string) => `وصلنا طلبك ${number}`,
    preview: (items: number, total: string) => `${pieces(items)}، ${total}. شكرًا لك.`,
    title: (name: string | null) => (name ? `شكرًا لك، ${name}` : 'شكرًا لك'),
    get text() {
      return `وصلنا طلبك. نحضّره${packedWithin()} ونراسلك من جديد عند شحنه.`
    },
    cancel: (window: string) => `غيّرت رأيك؟ يمكنك إلغاء الطلب خلال ${window}، من صفحة طلبك.`,
  },
  processing: {
    subject: (number: string) => `نحضّر طلبك ${number}`,
    preview: 'في الرسالة القادمة نخبرك بشحنه.',
    title: 'نحضّر طلبك',
    text: 'كل القطع متوفرة ونحن نغلّفها الآن. في الرسالة القادمة نخبرك بشحنها.',
  },
  shipped: {
    subject: (number: string) => `طلبك ${number} في الطريق إليك`,
    preview: (carrier: string | null) => (carrier ? `سلّمناه إلى ${carrier} لتوصيله.` : 'غادر متجرنا.'),
    title: 'طلبك في الطريق إليك',
    text: (carrier: string | null) => (carrier ? `سلّمناه إلى ${carrier} لتوصيله إليك.` : 'غادر متجرنا.'),
  },
  /** One of several parcels. */
  parcel: {
    subject: (number: string) => `طرد من طلبك ${number} في الطريق إليك`,
    title: 'طرد في الطريق إليك',
    rest: (shipped: number, ordered: number) =>
      `شحنّا حتى الآن ${ofPieces(shipped)} من أصل ${amountOf(ordered)}. نراسلك من جديد عند شحن الباقي.`,
    last: 'بهذا الطرد اكتمل شحن طلبك.',
    contents: 'محتوى هذا الطرد',
  },
  tracking: {
    subject: (number: string) => `رقم تتبع طلبك ${number}`,
    title: 'إليك رقم التتبع',
    text: 'به تعرف من شركة التوصيل أين وصل طردك.',
  },
  corrected: {
    subject: (number: string) => `عدّلنا طلبك ${number}`,
    title: 'عدّلنا طلبك',
    what: (parts: readonly string[]) => `عدّلنا ${listed(parts)}.`,
    changed: {
      items: 'القطع',
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phone: 'رقم الهاتف',
      address: 'عنوان التوصيل',
      delivery: 'طريقة التوصيل',
      discount: 'الخصم',
    },
    total: (before: string, after: string) => `المجموع الجديد ${after}، وكان ${before}.`,
    sameTotal: (total: string) => `يبقى المجموع ${total}.`,
    toPay: {
      cod: (amount: string) => `تدفع ${amount} نقدًا عند الاستلام.`,
      bank: (amount: string) => `المرجو تحويل ${amount}.`,
      card: (amount: string) => `بقي ${amount} في انتظار الدفع. يمكنك دفعه من صفحة طلبك.`,
    },
    toRefund: (amount: string) => `سنعيد إليك ${amount}.`,
    wrong: 'إن كان هناك شيء على غير ما تريد، فرد على هذه الرسالة.',
  },
  delivered: {
    subject: (number: string) => `تم تسليم طلبك ${number}`,
    preview: 'نتمنى أن يناسبك كل شيء.',
    title: 'تم تسليم طلبك',
    get text() {
      const time = returnTime()
      return `نتمنى أن يناسبك كل شيء. ${time === null ? 'إن كان في قطعة عيب، أو لم تكن ما طلبته، فرد على هذه الرسالة.' : `وما لا يناسبك يمكنك إرجاعه خلال ${time}.`}`
    },
    get returns() {
      return returnTime() === null ? 'ماذا لو كان في قطعة عيب؟' : 'كيفية الإرجاع'
    },
  },
  cancelled: {
    subject: (number: string) => `أُلغي طلبك ${number}`,
    preview: 'لن نرسل شيئًا بعد الآن.',
    title: 'أُلغي طلبك',
    text: 'لن نرسل منه شيئًا بعد الآن.',
    again: 'العودة إلى المتجر',
  },
  steps: {
    pending: 'تم تأكيد الطلب',
    processing: 'تحضير الطلب',
    shipped: 'في الطريق',
    delivered: 'تم التسليم',
    cancelled: 'ملغى',
  },
  follow: 'تتبع طلبك',
  number: 'رقم الطلب',
  date: 'تاريخ الطلب',
  estimated: 'موعد التوصيل المتوقع',
  by: (day: string) => `بحلول ${day}`,
  between: (from: string, to: string) => `من ${from} إلى ${to}`,
  method: 'طريقة التوصيل',
  carrier: 'شركة التوصيل',
  trackingNumber: 'رقم التتبع',
  items: 'طلبك',
  subtotal: 'المجموع الفرعي',
  discount: (title: string, code: string) => ['خصم', title, code].filter(Boolean).join('، '),
  minus: (amount: string) => `−${amount}`,
  freeShipping: 'توصيل مجاني',
  shipping: 'رسوم التوصيل',
  free: 'مجاني',
  total: 'المجموع',
  charged: (currency: string) => `عملة الدفع: ${currencyNames(currency)}`,
  address: 'عنوان التوصيل',
  payment: 'الدفع',
  payments: { card: 'بطاقة بنكية', bank: 'تحويل بنكي', cod: 'الدفع عند الاستلام' },
  paid: {
    paid: 'مدفوع',
    pending: 'لم يُدفع بعد',
    partially_refunded: 'مسترد جزئيًا',
    refunded: 'مسترد',
  },
  window: (minutes: number) =>
    minutes % 60 === 0
      ? count(minutes / 60, {
          one: 'ساعة واحدة',
          two: 'ساعتين',
          few: 'ساعات',
          many: 'ساعة',
          other: 'ساعة',
        })
      : count(Math.round(minutes), {
          one: 'دقيقة واحدة',
          two: 'دقيقتين',
          few: 'دقائق',
          many: 'دقيقة',
          other: 'دقيقة',
        }),
  reason: (number: string) => `وصلتك هذه الرسالة لأن الطلب ${number} قُدّم بعنوان بريدك.`,
} as const satisfies Words<typeof english.orderMail>

/** Confirmations of what was written to the shop. They hold nothing that was typed. */
export const messageMail = {
  contact: {
    subject: (reference: string) => `وصلتنا رسالتك (${reference})`,
    preview: 'وصلتنا رسالتك.',
    title: 'وصلتنا رسالتك',
    text: 'سنجيبك عبر البريد الإلكتروني. لا حاجة إلى أي خطوة أخرى.',
    action: 'إلى صفحات المساعدة',
    reason: 'وصلتك هذه الرسالة لأن نموذج الاتصال أُرسل بعنوان بريدك.',
  },
  seller: {
    subject: (reference: string) => `وصلنا طلب انضمامك (${reference})`,
    preview: 'ندرسه بأنفسنا.',
    title: 'وصلنا طلب انضمامك',
    get text() {
      return `ترغب في البيع لدى ${shopName()}. ندرس كل طلب بأنفسنا ونجيبك عبر البريد الإلكتروني.`
    },
    action: 'كيف يتم البيع هنا',
    reason: 'وصلتك هذه الرسالة لأن نموذج البائعين أُرسل بعنوان بريدك.',
  },
  reference: 'رقم المرجع',
  notYou: 'إن لم تكن أنت، فلا داعي لأن تفعل أي شيء: لا نراسل هذا العنوان إلا للإجابة.',
} as const satisfies Words<typeof english.messageMail>
