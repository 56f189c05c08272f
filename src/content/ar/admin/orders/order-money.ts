import type { Payment, RefundWay } from '@/domain/money/payment'
import type * as english from '../../../en/admin/orders/order-money'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

const ordersOf = (orders: number) =>
  count(orders, { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' })
const ofOrders = (orders: number) => (orders === 2 ? 'طلبين' : ordersOf(orders))

/** Words of payments and refunds in the owner's order. Amounts come with their currency. */
export const orderMoney = {
  title: 'الدفع',
  figures: { due: 'المستحق', paid: 'المدفوع', refunded: 'المسترد' },
  dueBy: (day: string, time: string) => `حتى ${day}، ${time}`,
  overdue: (day: string) => `منذ ${day}`,
  none: 'لا دفع بعد',
  expired: 'لم يُدفع في الأجل المحدد: أُلغي الطلب وعادت قطعه إلى المخزون.',
  payment: (amount: string, method: Payment['method']) =>
    `${amount} ${{ card: 'بالبطاقة البنكية', bank: 'بتحويل بنكي', cod: 'نقدًا', exchange: 'من ثمن القطع المُرجعة' }[method]}`,
  states: {
    open: 'بدأ، ولم يُدفع',
    processing: 'البنك يتحقق منه',
    succeeded: '',
    failed: 'مرفوض',
    expired: 'انتهى أجله',
  },
  providers: { stripe: 'Stripe', cmi: 'CMI' },
  refund: (amount: string, way: RefundWay) =>
    way === 'exchange'
      ? `استبدال بقيمة ${amount}`
      : `استرداد ${amount} ${{ provider: 'إلى البطاقة', transfer: 'بتحويل', cash: 'نقدًا', voucher: 'بقسيمة شراء' }[way]}`,
  refundStates: {
    pending: 'في الطريق',
    succeeded: '',
    failed: 'فشل: استعمل طريقة أخرى',
  },
  by: (email: string) => `من طرف ${email}`,
  owed: (amount: string, isCancelled: boolean) =>
    isCancelled
      ? `هذا الطلب ملغى، ولم يُسترد بعد ${amount} مما دُفع.`
      : `دُفع ما يزيد على المجموع بـ ${amount}.`,
  record: {
    transfer: 'تسجيل تحويل',
    cash: 'تسجيل التحصيل',
    title: { bank: 'تسجيل تحويل بنكي', cod: 'تسجيل مبلغ محصّل نقدًا' },
    text: (due: string) => `المبلغ المستحق ${due}.`,
    amount: 'المبلغ',
    day: { bank: 'تاريخ الوصول', cod: 'تاريخ التحصيل' },
    note: 'ملاحظة',
    optional: 'اختياري',
    less: (rest: string) => `يبقى ${rest} مستحقًا.`,
    more: (extra: string) => `هذا يزيد على المستحق بـ ${extra}: سيظهر ضمن المبالغ للاسترداد.`,
    exact: 'بذلك يكون الطلب مدفوعًا بالكامل.',
    submit: 'تسجيل الدفعة',
    busy: 'جارٍ التسجيل…',
    done: 'تم تسجيل الدفعة',
    doneRest: (rest: string) => `ما زال ${rest} مستحقًا.`,
    undone: 'تمت إزالة الدفعة',
    undoFailed: 'لم تُزل الدفعة. أعد تحميل الطلب وحاول مرة أخرى.',
    wrongAmount: 'أدخل مبلغًا مثل 47,99.',
    wrongDay: 'اختر يومًا لا يتجاوز اليوم.',
  },
  refunding: {
    action: 'استرداد المبلغ',
    amountAction: (amount: string) => `استرداد ${amount}`,
    title: 'استرداد المبلغ',
    payment: 'الدفعة',
    choice: (what: string, left: string) => `${what}، المتبقي ${left}`,
    amount: 'المبلغ',
    left: (left: string) => `${left} على الأكثر.`,
    reason: 'السبب',
    reasonHint: 'لا يراه إلا مديرو المتجر.',
    way: 'الطريقة',
    ways: {
      provider: 'إلى البطاقة',
      transfer: 'تحويل بنكي',
      cash: 'نقدًا',
      voucher: 'قسيمة شراء',
    },
    byProvider: 'يرسله مزود خدمة الدفع إلى البطاقة التي دُفع بها.',
    recorded: 'أرسل المال أولًا. هذا يسجله فقط.',
    submit: { record: 'تسجيل الاسترداد', send: 'استرداد المبلغ' },
    busy: { record: 'جارٍ التسجيل…', send: 'جارٍ الاسترداد…' },
    done: 'تم تسجيل الاسترداد',
    sent: {
      pending: 'الاسترداد جارٍ',
      succeeded: 'تم إرسال المبلغ المسترد',
      failed: 'تعذر الاسترداد لدى مزود خدمة الدفع: استعمل طريقة أخرى',
    },
    unavailable: 'مزود خدمة الدفع لا يجيب. حاول مرة أخرى: لا يُسترد المبلغ إلا مرة واحدة.',
    refused: 'رفض مزود خدمة الدفع العملية. استعمل طريقة أخرى للاسترداد.',
    wrongAmount: 'أدخل مبلغًا مثل 47,99.',
    tooMuch: (left: string) => `يمكن استرداد ${left} من هذه الدفعة على الأكثر.`,
    noReason: 'أدخل سببًا.',
    nothing: 'لم يعد في هذا الطلب ما يمكن استرداده.',
  },
  conflict:
    'سجّل مدير آخر مبلغًا لهذا الطلب في هذه الأثناء. المبالغ الحالية ظاهرة الآن: تحقق منها، ثم حاول مرة أخرى.',
  notOpen: 'لم يعد الطلب يسمح بذلك. تحقق من حالته، ثم حاول مرة أخرى.',
  failed: 'لم يُسجَّل شيء. ما أدخلته ما زال هنا؛ حاول مرة أخرى.',
  cancel: {
    title: (number: string) => `إلغاء الطلب ${number}؟`,
    text: 'تعود القطع إلى المخزون، وتصل الزبون رسالة.',
    nothingPaid: 'لم يُدفع شيء، فلا شيء للاسترداد.',
    paid: (amount: string) => `دُفع ${amount}. سيظهر ضمن المبالغ للاسترداد.`,
    reason: 'السبب',
    reasons: {
      refused: 'رُفض عند الباب',
      unreachable: 'تعذر الوصول إلى الزبون',
      customer: 'بطلب من الزبون',
      unpaid: 'لم يُدفع',
      out_of_stock: 'نفدت الكمية',
      fraud: 'اشتباه في احتيال',
      other: 'سبب آخر',
    },
    several: {
      title: (orders: number) => `إلغاء ${ofOrders(orders)}؟`,
      text: 'تعود قطعها إلى المخزون، وتصل كل زبون رسالة.',
      sent: (orders: number) =>
        count(orders, {
          one: 'طلب واحد تم شحنه من قبل.',
          two: 'طلبان تم شحنهما من قبل.',
          few: 'طلبات تم شحنها من قبل.',
          many: 'طلبًا تم شحنها من قبل.',
          other: 'طلب تم شحنها من قبل.',
        }),
      paid: (orders: number) =>
        `${count(orders, {
          one: 'طلب واحد مدفوع بالكامل',
          two: 'طلبان مدفوعان بالكامل',
          few: 'طلبات مدفوعة بالكامل',
          many: 'طلبًا مدفوعًا بالكامل',
          other: 'طلب مدفوع بالكامل',
        })}: سيظهر ما دُفع ضمن المبالغ للاسترداد.`,
      keep: 'الإبقاء عليها',
      confirm: (orders: number) => `إلغاء ${ofOrders(orders)}`,
    },
    keep: 'الإبقاء على الطلب',
    confirm: 'إلغاء الطلب',
  },
  waits: {
    card: 'في انتظار الدفع بالبطاقة',
    bank: 'في انتظار التحويل',
    rest: (due: string) => `ما زال ${due} مستحقًا.`,
    restByCard: (due: string) => `ما زال ${due} مستحقًا. يمكن للزبون دفعه بالبطاقة من صفحة الطلب.`,
  },
} as const satisfies Words<typeof english.orderMoney>
