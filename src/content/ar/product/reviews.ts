import { reviewLimits } from '@/config/page-limits'
import type * as english from '../../en/product/reviews'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'
import { shopName } from '../shared/shop-words'

const rules = new Intl.PluralRules('ar')
/** Nouns beside a number that is shown on its own. */
const starNouns: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'نجمة',
  one: 'نجمة',
  two: 'نجمتان',
  few: 'نجوم',
  many: 'نجمة',
  other: 'نجمة',
}
const reviewNouns: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'تقييم',
  one: 'تقييم',
  two: 'تقييمان',
  few: 'تقييمات',
  many: 'تقييمًا',
  other: 'تقييم',
}

const reviews = (amount: number) =>
  count(amount, { one: 'تقييم واحد', two: 'تقييمان', few: 'تقييمات', many: 'تقييمًا', other: 'تقييم' })
const ofReviews = (amount: number) => (amount === 2 ? 'تقييمين' : reviews(amount))
const stars = (amount: number) =>
  count(amount, { one: 'نجمة واحدة', two: 'نجمتان', few: 'نجوم', many: 'نجمة', other: 'نجمة' })
/** After a noun: `بنجمة واحدة`, `بنجمتين`, `بـ5 نجوم`. */
const withStars = (amount: number) =>
  amount === 1 ? 'بنجمة واحدة' : amount === 2 ? 'بنجمتين' : `بـ${stars(amount)}`
const characters = (amount: number) =>
  count(amount, { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' })
const ofCharacters = (amount: number) => (amount === 2 ? 'حرفين' : characters(amount))

/** Words of reading and writing reviews. */
export const reviewWords = {
  from: (amount: number) => `بناءً على ${ofReviews(amount)}`,
  distribution: 'التقييمات حسب النجوم',
  /** A bar of the distribution, as it is read out: the numbers are seen, these words are heard with them. */
  bar: (amount: number, total: number) => `${stars(amount)}، ${reviews(total)}`,
  barStars: (amount: number) => `${starNouns[rules.select(amount)]}،`,
  barReviews: (amount: number) => reviewNouns[rules.select(amount)],
  list: 'التقييمات',
  sort: 'ترتيب حسب',
  sorts: {
    newest: 'الأحدث',
    highest: 'الأعلى تقييمًا',
    lowest: 'الأقل تقييمًا',
  },
  shown: (shown: number, total: number) => `عُرض ${number(shown)} من أصل ${number(total)}`,
  filtered: (amount: number, total: number) => `${reviews(total)} ${withStars(amount)}`,
  showAll: 'عرض الكل',
  loadMore: 'عرض المزيد',
  moreFailed: 'تعذر تحميل المزيد.',
  verified: 'شراء موثّق',
  gone: 'عضو سابق',
  nameless: 'عضو',
  answer: () => `رد ${shopName()}`,
  picture: (at: number) => `الصورة ${at} في هذا التقييم`,
  noPicture: 'غير متاحة',
  /** How reviews come about, which the law asks a shop to say (Directive (EU) 2019/2161). */
  checks: (allVerified: boolean, publishing: 'at-once' | 'checked') =>
    [
      allVerified
        ? 'كل تقييم هنا كتبه شخص سلّمنا إليه هذا المنتج: نتحقق من طلبه.'
        : 'التقييمات التي تحمل علامة «شراء موثّق» كتبها من سلّمنا إليهم هذا المنتج: تحققنا من طلباتهم. أما غيرها فلم يُتحقق منه.',
      publishing === 'at-once'
        ? 'تظهر التقييمات كما أُرسلت، إيجابية كانت أم سلبية، وتظهر الصور بعد أن نطّلع عليها.'
        : 'تظهر التقييمات وصورها، إيجابية كانت أم سلبية، بعد أن نطّلع عليها.',
    ].join(' '),
  report: {
    action: 'إبلاغ',
    title: 'الإبلاغ عن هذا التقييم؟',
    text: 'أخبرنا بما فيه، وسنطّلع عليه.',
    reason: 'ما المشكلة؟',
    reasons: {
      spam: 'إعلان أو محتوى مزعج',
      offensive: 'مسيء',
      personal: 'يكشف معلومات شخصية',
      false: 'غير صحيح، أو لا يتعلق بهذا المنتج',
      other: 'شيء آخر',
    },
    submit: 'إبلاغ',
    busy: 'جارٍ الإرسال…',
    cancel: 'إلغاء',
    done: 'شكرًا لك. سنطّلع عليه.',
  },
  empty: {
    title: 'لا تقييمات بعد',
    text: 'اشتريته؟ كن أول من يقيّمه.',
  },
  noneWith: (amount: number) => `لا توجد تقييمات ${withStars(amount)}.`,

  editor: {
    title: 'هل اشتريت هذا المنتج؟',
    guest: 'سجّل الدخول لتقييم ما اشتريته من هنا.',
    signIn: 'تسجيل الدخول',
    notYet: 'لا يكتب التقييمات إلا من اشترى هذا المنتج من هنا. يمكنك كتابة تقييمك بعد التسليم.',
    invite: 'أخبر الآخرين برأيك. لن يستغرق ذلك سوى دقيقة.',
    write: 'كتابة تقييم',
    failed: 'تعذر التحقق مما إذا كان بإمكانك كتابة تقييم.',
    own: 'تقييمك',
    edit: 'تعديل',
    hidden: 'أخفى المتجر هذا التقييم. لا يراه أحد غيرك.',
    waiting: 'سيطّلع عليه المتجر قبل أن يراه غيرك.',
  },
  form: {
    title: 'كتابة تقييم',
    editTitle: 'تعديل تقييمك',
    rating: 'تقييمك بالنجوم',
    stars,
    verdicts: ['ضعيف', 'مقبول', 'متوسط', 'جيد', 'جيد جدًا'] as const,
    headline: 'العنوان',
    body: 'تقييمك',
    bodyHint: 'المقاس والقماش واللون: ماذا كنت تود أن تعرف؟',
    optional: 'اختياري',
    left: (amount: number) =>
      amount < 0 ? `${characters(-amount)} فوق الحد` : `المتبقي: ${characters(amount)}`,
    signed: 'يُوقّع باسمك الشخصي والحرف الأول من اسمك العائلي.',
    submit: 'إرسال التقييم',
    save: 'حفظ التعديلات',
    sending: 'جارٍ الإرسال…',
    cancel: 'إلغاء',
    done: 'شكرًا لك. يستطيع الجميع الآن قراءة تقييمك.',
    doneWaiting: 'شكرًا لك. سيرى الآخرون تقييمك بعد أن يطّلع عليه المتجر.',
    saved: 'تم حفظ تعديلاتك.',
    savedHidden: 'تم حفظ تعديلاتك. يبقى التقييم مخفيًا.',
  },
  problems: {
    rating: 'اختر عدد النجوم.',
    title: `لا يتسع العنوان لأكثر من ${ofCharacters(reviewLimits.title)}.`,
    body: `لا يتسع التقييم لأكثر من ${ofCharacters(reviewLimits.body)}.`,
  },
  /** Why it could not be stored; what was typed stays. */
  failures: {
    NOT_VERIFIED: { text: 'يمكنك كتابة تقييم بعد أن تتسلم هذا المنتج.' },
    ALREADY_REVIEWED: {
      text: 'قيّمت هذا المنتج للتو في نافذة أخرى. إن أرسلت هذا التقييم، حل محل الأول.',
    },
    NAME_NOT_ALLOWED: {
      text: 'تُوقّع التقييمات بالاسم المسجّل في حسابك. غيّره هناك أولًا: اكتب اسمك الحقيقي، بأحرف وفراغات وواصلات وفواصل عليا فقط.',
    },
    forbidden: { text: 'انتهت جلستك. سجّل الدخول من جديد؛ تقييمك محفوظ في هذه النافذة.' },
    PRODUCT_NOT_FOUND: { text: 'لم يعد هذا المنتج متاحًا.' },
  },
} as const satisfies Words<typeof english.reviewWords>
