import type * as english from '../../en/cart/checkout-notice'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

const list = new Intl.ListFormat('ar-MA-u-nu-latn', { type: 'conjunction' })

/** Words of the message about the whole checkout, which loads after the form. */
export const checkoutNotice = {
  errorSummary: (amount: number) =>
    count(amount, {
      one: 'حقل واحد يحتاج إلى تصحيح',
      two: 'حقلان يحتاجان إلى تصحيح',
      few: 'حقول تحتاج إلى تصحيح',
      many: 'حقلًا تحتاج إلى تصحيح',
      other: 'حقل تحتاج إلى تصحيح',
    }),
  /** What happened and what to do, above the button; the toast says that the order failed. */
  refused: {
    stock: {
      title: 'نفدت للتو كمية بعض القطع',
      text: 'عدّل القطع المشار إليها، ثم أكّد الطلب من جديد. معلوماتك محفوظة.',
    },
    price: {
      title: 'تغيّر المجموع',
      text: 'تحقق من المجموع الجديد، ثم أكّد الطلب من جديد.',
    },
    delivery: {
      title: 'لم تعد طريقة التوصيل هذه متاحة',
      text: 'اختر طريقة أخرى وتحقق من المجموع، ثم أكّد الطلب من جديد. معلوماتك محفوظة.',
    },
    code: {
      title: 'طبّقنا رمز خصمك',
      text: 'تحقق من المجموع، ثم أكّد الطلب.',
    },
    currency: {
      title: 'أصبحت الأسعار بعملة أخرى',
      text: 'لم يُخصم أي مبلغ. تحقق من المجموع الجديد، ثم أكّد الطلب من جديد.',
    },
    offline: {
      title: 'أنت غير متصل',
      text: 'سلتك ومعلوماتك محفوظة. تحقق من اتصالك بالإنترنت، ثم أكّد الطلب من جديد: لن تدفع مرتين.',
    },
    unsure: {
      title: 'لم يصلنا جواب',
      text: 'ربما سُجّل طلبك. تحقق من حالته أو أكّده من جديد: لن يُسجّل مرتين.',
    },
    tooMany: {
      title: 'طلبات كثيرة في وقت قصير',
      text: 'انتظر ساعة، أو تواصل معنا. سلتك محفوظة.',
    },
    unpaid: {
      title: 'قطع كثيرة في انتظار الدفع',
      text: 'ادفع أولًا طلبًا سابقًا أو ألغه، ثم أكّد هذا الطلب من جديد. إن احتجت إلى كميات أكبر، فراسلنا. سلتك ومعلوماتك محفوظة.',
    },
    held: {
      title: 'زبائن آخرون يدفعون الآن ثمن هذه القطع',
      text: 'اختر كمية أقل، أو سجّل الدخول إلى حسابك، أو حاول مرة أخرى بعد بضع دقائق. سلتك ومعلوماتك محفوظة.',
    },
    busy: {
      title: 'الضغط كبير على المتجر الآن',
      text: 'لم يُسجّل طلبك. انتظر قليلًا، ثم حاول مرة أخرى. سلتك ومعلوماتك محفوظة.',
    },
    closed: {
      title: 'إتمام الطلبات متوقف مؤقتًا',
      text: 'نعمل حاليًا على المتجر. سلتك ومعلوماتك محفوظة.',
    },
    undelivered: {
      title: 'لا نستقبل الطلبات بعد',
      text: 'لا نوصل إلى أي مكان حاليًا. سلتك محفوظة: راسلنا إن أردت شيئًا مما فيها.',
    },
    captcha: {
      title: 'بقي التحقق',
      text: 'لم يُسجّل طلبك. أكّده من جديد وأكمل التحقق القصير، أو سجّل الدخول: لا يُطلب ذلك من الأعضاء. سلتك ومعلوماتك محفوظة.',
    },
    method: {
      title: 'لم تعد طريقة الدفع هذه متاحة',
      text: 'اختر طريقة أخرى، ثم أكّد الطلب من جديد. معلوماتك محفوظة.',
    },
    session: {
      title: 'انتهت جلستك',
      text: 'سجّل الدخول من جديد، أو اطلب كزائر. معلوماتك محفوظة.',
    },
    other: { title: 'تعذر الطلب', text: 'حدث خطأ أثناء معالجة طلبك. حاول مرة أخرى.' },
  },
  /** What a refused total is made of now; it follows the title. */
  changed: (from: string, to: string, what: readonly string[]) =>
    `كان ${from} وأصبح ${to}${what.length > 0 ? `، بسبب ${list.format(what)}` : ''}.`,
  changes: { price: 'الأسعار الجديدة', discount: 'الخصم', shipping: 'رسوم التوصيل' },
  /** After a try that was never answered, as far as it is known what became of it. */
  lost: {
    asking: { title: 'لم يكتمل إرسال طلبك الأخير', text: 'جارٍ التحقق من تسجيله…' },
    'not-arrived': {
      title: 'لم يُسجّل طلبك الأخير',
      text: 'لم يُطلب أي شيء. يمكنك تأكيده من جديد.',
    },
    unpaid: {
      title: 'طلبك محجوز، لكنه لم يُدفع بعد',
      text: 'تابع إلى الدفع، أو غيّر ما تريد وأكّد الطلب من جديد: يحل الطلب الجديد محل هذا.',
    },
    expired: {
      title: 'لم يُدفع طلبك الأخير في الأجل المحدد',
      text: 'لم يُخصم أي مبلغ. سلتك ومعلوماتك محفوظة، ويمكنك تأكيده من جديد.',
    },
    interrupted: {
      title: 'لم يكتمل إرسال طلبك الأخير',
      text: 'تعذر التحقق من تسجيله. تحقق مرة أخرى، أو أكّد الطلب من جديد: لن يُسجّل مرتين.',
    },
  },
  ask: 'التحقق من حالة الطلب',
  toPayment: 'المتابعة إلى الدفع',
  again: {
    signIn: 'تسجيل الدخول من جديد',
    asGuest: 'الطلب كزائر',
  },
  writeToUs: 'تواصل معنا',
  offlineNow: {
    title: 'أنت غير متصل',
    text: 'يتطلب الطلب اتصالًا بالإنترنت. سلتك ومعلوماتك محفوظة.',
  },
} as const satisfies Words<typeof english.checkoutNotice>
