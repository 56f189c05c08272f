import type * as english from '../../en/orders/withdrawal'
import type { Words } from '../../words'

/** What shoppers read about withdrawing from a contract. The two labels are those of Directive 2011/83/EU, article 11a. */
export const withdrawal = {
  action: 'العدول عن العقد من هنا',
  see: 'عدولك عن العقد',
  documentTitle: 'العدول عن العقد',
  title: 'العدول عن العقد',
  order: (number: string) => `الطلب ${number}`,
  until: (day: string) => `يمكنك العدول دون ذكر سبب حتى ${day}.`,
  anyTime: 'يمكنك العدول دون ذكر سبب، حتى قبل وصول القطع.',
  closed: {
    title: 'لا شيء للعدول عنه',
    text: 'انتهت مهلة العدول، أو أن كل قطع هذا الطلب قيد الإرجاع. إن كان في القطع عيب، فراسلنا في أي وقت.',
    contact: 'راسلنا',
  },
  name: 'اسمك',
  email: 'البريد الإلكتروني لإشعار الاستلام',
  emailHint: 'بريد الطلب.',
  noEmail: 'ليس لهذا الطلب بريد إلكتروني: يظهر إشعار الاستلام هنا لتطبعه أو تحفظه.',
  what: 'ما القطع التي تعدل عن شرائها؟',
  quantity: (name: string) => `عدد القطع من ${name}`,
  of: (quantity: string, all: string) => `${quantity} من ${all}`,
  problems: {
    name: 'أدخل اسمك.',
    email: 'أدخل البريد الإلكتروني للطلب.',
    items: 'اختر قطعة واحدة على الأقل.',
  },
  next: 'متابعة',
  check: {
    title: 'راجع تصريحك',
    text: (order: string) => `أعدل بموجب هذا عن عقد شراء هذه القطع من الطلب ${order}:`,
    line: (quantity: string, name: string) => `${quantity} × \u2068${name}\u2069`,
    change: 'تعديل',
    submit: 'تأكيد العدول',
    busy: 'جارٍ الإرسال…',
  },
  failed: {
    WITHDRAWAL_CLOSED: 'لم يعد العدول عن هذا الطلب ممكنًا هنا. راسلنا لننظر في الأمر معًا.',
    ALREADY_RETURNED: 'بعض هذه القطع قيد الإرجاع. ارجع وتحقق منها.',
    KEY_REUSED: 'وصلنا تصريح أول. تجده أدناه.',
    offline: 'تعذر الاتصال بالمتجر. لم يُرسل شيء: حاول مرة أخرى.',
    unknown: 'تعذر ذلك. حاول مرة أخرى.',
  },
  receipt: {
    title: 'وصلنا عدولك عن العقد',
    received: 'وقت استلام التصريح',
    order: 'الطلب',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    items: 'القطع',
    mailed: (email: string) => `نرسل هذا الإشعار أيضًا إلى \u2066${email}\u2069.`,
    keep: 'اطبع هذا الإشعار أو احفظه.',
    cancelled: 'لم يُرسل شيء بعد، فأُلغي الطلب. نرد إليك ما دفعته.',
    returning: (number: string) =>
      `سنراسلك لنوضح لك كيف ترسل القطع (الإرجاع ${number}). نرد إليك ما دفعته عنها.`,
    print: 'طباعة',
    save: 'حفظ في ملف',
    file: (order: string) => `withdrawal-${order}.txt`,
  },
} as const satisfies Words<typeof english.withdrawal>
