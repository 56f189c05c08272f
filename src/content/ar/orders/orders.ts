import type { MissedLine } from '@/domain/orders/reorder'
import type * as english from '../../en/orders/orders'
import type { Words } from '../../words'
import { common } from '../shared/common'
import { currencyNames } from '../shared/currency'
import { lineWords } from '../shared/line-words'
import { number as amountOf, count } from '../shared/numbers'
import { atShop, packedWithin, returnTime, writeToUs } from '../shared/shop-words'

const pieces = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })
const ofPieces = (amount: number) => (amount === 2 ? 'قطعتين' : pieces(amount))
const ordersOf = (amount: number) =>
  count(amount, { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' })
const windowOf = (minutes: number) =>
  minutes % 60 === 0
    ? count(minutes / 60, {
        one: 'ساعة واحدة',
        two: 'ساعتين',
        few: 'ساعات',
        many: 'ساعة',
        other: 'ساعة',
      })
    : count(minutes, {
        one: 'دقيقة واحدة',
        two: 'دقيقتين',
        few: 'دقائق',
        many: 'دقيقة',
        other: 'دقيقة',
      })

export const orders = {
  statuses: {
    pending: 'قيد الانتظار',
    processing: 'قيد التحضير',
    shipped: 'تم الشحن',
    delivered: 'تم التسليم',
    cancelled: 'ملغى',
  },
  confirmation: {
    documentTitle: 'تأكيد الطلب',
    title: 'شكرًا لك',
    intro: (name: string, email: string) =>
      `${name}، وصلنا طلبك.${email && ` ستصلك رسالة تأكيد على ${email}.`}`,
    cancelled: 'هذا الطلب ملغى',
    loading: 'جارٍ تحميل تفاصيل الطلب…',
    missing: {
      title: 'الطلب غير موجود',
      text: 'ربما قُدّم من متصفح آخر، أو بحساب آخر.',
      home: 'العودة إلى الرئيسية',
      track: 'تتبع طلب',
    },
    shop: lineWords.keepShopping,
    profile: 'طلباتك',
    track: 'تتبع هذا الطلب',
    kept: 'هذا الطلب محفوظ في هذا المتصفح. تجده في «تتبع الطلب» أسفل كل صفحة.',
    next: 'الخطوات التالية',
    followed: 'تتبعه برابط هذا الطلب.',
    get steps() {
      const time = returnTime()
      return [
        `نحضّر طلبك${packedWithin()}.`,
        'تصلك رسالة إلكترونية عند شحنه.',
        time === null
          ? `إن كان في قطعة عيب، أو لم تكن ما طلبته، ف${writeToUs()}.`
          : `هل من مشكلة؟ يمكنك إرجاعه خلال ${time}.`,
      ] as const
    },
  },
  /** A status as its shopper sees it: the first one by what the order waits for. */
  shopperStatuses: { awaitingPayment: 'في انتظار الدفع', received: 'مسجّل', confirmed: 'مؤكد' },
  /** What every view of an order has. */
  order: {
    title: 'الطلب',
    number: 'رقم الطلب',
    copy: 'نسخ الرقم',
    copied: 'تم نسخ رقم الطلب',
    copyFailed: 'النسخ غير مسموح هنا',
    placed: 'تاريخ الطلب',
    status: 'الحالة',
    estimated: 'موعد التوصيل المتوقع',
    by: (day: string) => `بحلول ${day}`,
    between: (from: string, to: string) => `من ${from} إلى ${to}`,
    items: 'القطع',
    address: 'عنوان التوصيل',
    contact: 'معلومات الاتصال',
    payment: 'الدفع',
    note: 'ملاحظتك',
    subtotal: 'المجموع الفرعي',
    shipping: (method: string | null | undefined) => (method ? `رسوم التوصيل (${method})` : 'رسوم التوصيل'),
    total: 'المجموع',
    charged: (currency: string) => `عملة الدفع: ${currencyNames(currency)}`,
    quantity: (quantity: number) => `${quantity} ×`,
    print: 'طباعة الفاتورة',
    /** Printed. */
    invoice: 'فاتورة',
    get invoiceEnd() {
      const time = returnTime()
      const back = time === null ? '' : ` يمكنك إرجاع القطع خلال ${time}.`
      return `شكرًا على طلبك${atShop()}.${back}`
    },
  },
  timeline: {
    label: 'أين وصل الطلب',
    /** The names of the steps; the database sends the same. */
    steps: {
      pending: 'تم تأكيد الطلب',
      processing: 'تحضير الطلب',
      shipped: 'في الطريق',
      delivered: 'تم التسليم',
      cancelled: 'ملغى',
    },
    /** The first step of an order that waits for its payment, and of one that waits for the shop's call. */
    reserved: 'تم حجز الطلب',
    received: 'تم تسجيل الطلب',
    done: 'تم',
    open: 'ليس بعد',
    expected: (day: string) => `بحلول ${day}`,
    carrier: 'شركة التوصيل',
    trackingNumber: 'رقم التتبع',
    copy: 'نسخ رقم التتبع',
    copied: 'تم نسخ رقم التتبع',
    partly: (shipped: number, ordered: number) => `تم شحن ${ofPieces(shipped)} من أصل ${amountOf(ordered)}`,
    parcels: 'الطرود',
    parcel: (place: number, all: number) => (all === 1 ? 'طرد' : `الطرد ${place} من ${all}`),
    parcelStates: {
      shipped: 'في الطريق',
      delivered: 'تم التسليم',
      refused: 'مرفوض عند الباب',
      returned: 'عاد إلينا',
    },
    line: (quantity: number, item: string) => (quantity === 1 ? item : `${quantity} × ${item}`),
    follow: 'تتبع لدى شركة التوصيل',
    followHint: (carrier: string) => `تتبع لدى ${carrier || 'شركة التوصيل'} (نافذة جديدة)`,
    mayOpen: 'يمكنك فتحه قبل الدفع.',
    mayTryOn: 'يمكنك فتحه وتجربة القطع قبل الدفع.',
    collect: (amount: string) => `المبلغ نقدًا عند الاستلام: ${amount}`,
  },
  cancel: {
    title: 'غيّرت رأيك؟',
    until: (time: string) => `يمكنك إلغاء هذا الطلب حتى ${time}.`,
    left: 'الوقت المتبقي:',
    action: 'إلغاء الطلب',
    dialog: {
      title: 'هل تريد إلغاء هذا الطلب؟',
      text: (number: string) => `لن نرسل الطلب ${number}، وتعود قطعه إلى البيع. لا يمكن التراجع عن ذلك.`,
      keep: 'الإبقاء على الطلب',
      close: common.close,
      confirm: 'إلغاء الطلب',
      busy: 'جارٍ الإلغاء…',
    },
    done: { title: 'تم إلغاء الطلب', text: (number: string) => `لن نرسل الطلب ${number}.` },
    cancelled: 'هذا الطلب ملغى',
    tooLate: {
      title: 'لم يعد الإلغاء من الموقع ممكنًا',
      /** Orders can be cancelled for so many minutes; 0 where they cannot, or it is not known. */
      pending: (minutes: number) =>
        `${minutes === 0 ? '' : `يمكن إلغاء الطلب خلال ${windowOf(minutes)} من تقديمه. `}اسألنا، فقد نتمكن من إيقافه:`,
      processing: 'نحضّر هذا الطلب الآن. اسألنا، فقد نتمكن من إيقافه:',
      get shipped() {
        const time = returnTime()
        return time === null
          ? 'طلبك في الطريق. إن كانت فيه مشكلة، فاسألنا:'
          : `طلبك في الطريق. يمكنك إرجاعه خلال ${time}، أو اسألنا:`
      },
      get delivered() {
        const time = returnTime()
        return time === null
          ? 'تم تسليم طلبك. إن كانت فيه مشكلة، فاسألنا:'
          : `تم تسليم طلبك. يمكنك إرجاعه خلال ${time}، أو اسألنا:`
      },
    },
    failed: {
      CANCEL_WINDOW_CLOSED: 'فات الأوان: تقدّم الطلب، أو انقضى أجل إلغائه.',
      'not-found': 'لإلغاء هذا الطلب، سجّل الدخول إلى الحساب الذي يضمه.',
      offline: 'تعذر الاتصال بالمتجر. ربما أُلغي الطلب وربما لا: حاول مرة أخرى لتتأكد.',
      unknown: 'تعذر ذلك. حاول مرة أخرى، وإن استمرت المشكلة فراسلنا.',
    },
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
  },
  reorder: {
    action: 'إعادة الطلب',
    busy: 'جارٍ التحقق من المتوفر…',
    added: (items: number) => ({
      title: 'تمت الإضافة إلى السلة!',
      text: `${pieces(items)} بأسعار اليوم.`,
    }),
    some: {
      title: 'تعذرت إضافة كل شيء',
      text: (items: number) => `في سلتك ${pieces(items)} بأسعار اليوم. وهذا ما لم يُضف:`,
    },
    none: { title: 'تعذرت الإضافة', text: 'بقيت سلتك كما كانت.' },
    missed: {
      gone: () => 'لم يعد متاحًا',
      'sold-out': () => 'نفدت الكمية',
      fewer: ({ added, item }: MissedLine) =>
        `لم يبق سوى ${ofPieces(added)} من أصل ${amountOf(item.quantity)}`,
      'in-cart': () => 'كل ما بقي منه في سلتك',
      'cart-full': () => 'السلة ممتلئة',
    },
    cart: 'الذهاب إلى السلة',
    stay: 'البقاء هنا',
    failed: { title: 'تعذر ذلك', text: 'تعذر الاتصال بالمتجر. بقيت سلتك كما كانت.' },
  },
  mine: {
    all: (total: number) => `كل الطلبات (${amountOf(total)})`,
    back: 'حسابك',
    count: ordersOf,
    noneHere: {
      title: 'هذه الصفحة فارغة',
      text: 'عدد طلباتك أقل من ذلك.',
      action: 'إلى أحدث الطلبات',
    },
    pages: 'الصفحات',
    page: (page: number, pages: number) => `الصفحة ${page} من ${pages}`,
    newer: 'الأحدث',
    older: 'الأقدم',
    missing: {
      title: 'الطلب غير موجود',
      text: 'ليس ضمن هذا الحساب.',
      action: 'طلباتي',
    },
    signedOut: {
      title: 'سجّل الدخول لعرض هذه الصفحة',
      text: 'الطلبات والعناوين مرتبطة بحساب.',
      action: 'تسجيل الدخول',
    },
  },
  account: {
    create: {
      title: 'احفظ هذا الطلب في حساب',
      text: 'اختر كلمة مرور، وترافقك طلباتك وعناوينك على كل أجهزتك.',
      action: 'إنشاء حساب',
      as: (email: string) => `الحساب بعنوان ${email}.`,
      done: { title: 'مرحبًا بك', text: 'حسابك جاهز وهذا الطلب محفوظ فيه.' },
      doneWithout: {
        title: 'مرحبًا بك',
        text: 'حسابك جاهز. لم نتمكن من إضافة الطلب بعد؛ ستجده في «طلباتي».',
      },
      login: 'لدي حساب',
    },
    claim: {
      title: (amount: number) =>
        amount === 1
          ? 'هذا الطلب غير مرتبط بأي حساب بعد'
          : amount === 2
            ? 'هذان الطلبان غير مرتبطين بأي حساب بعد'
            : 'هذه الطلبات غير مرتبطة بأي حساب بعد',
      offer: (amount: number) => `لديك في هذا المتصفح ${ordersOf(amount)} بدون حساب.`,
      action: (amount: number) =>
        amount === 1 ? 'إضافته إلى حسابي' : amount === 2 ? 'إضافتهما إلى حسابي' : 'إضافتها إلى حسابي',
      busy: 'جارٍ الإضافة…',
      done: (amount: number) =>
        amount === 1
          ? { title: 'أُضيف الطلب إلى حسابك', text: 'من الآن، سجّل الدخول لرؤيته.' }
          : amount === 2
            ? { title: 'أُضيف الطلبان إلى حسابك', text: 'من الآن، سجّل الدخول لرؤيتهما.' }
            : { title: 'أُضيفت الطلبات إلى حسابك', text: 'من الآن، سجّل الدخول لرؤيتها.' },
      none: { title: 'لم يُضف شيء', text: 'هو الآن ضمن حساب آخر.' },
      failed: { title: 'تعذر ذلك', text: 'حاول مرة أخرى بعد قليل.' },
    },
  },
} as const satisfies Words<typeof english.orders>
