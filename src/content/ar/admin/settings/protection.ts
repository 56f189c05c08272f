import type { PaymentMethod } from '@/domain/money/payment'
import type * as english from '../../../en/admin/settings/protection'
import type { Words } from '../../../words'
import { lineWords } from '../../shared/line-words'
import { count, number } from '../../shared/numbers'
import { mailKinds, suppressionReasons } from '../mails'

const methods: Record<PaymentMethod, string> = {
  card: 'بطاقة بنكية',
  bank: 'تحويل بنكي',
  cod: 'الدفع عند الاستلام',
}
const forms: Readonly<Record<string, string>> = {
  subscribe: 'النشرة البريدية وتنبيهات التوفر',
  message: 'نموذج الاتصال',
  'welcome-code': 'رمز الزبون الجديد',
  student: 'طلب خصم الطلبة',
  orders: 'طلبات الزوار',
  'customer-orders': 'طلبات زبون واحد',
  codes: 'رموز الخصم',
  links: 'روابط تأكيد العنوان',
  messages: 'الرسائل',
  track: 'التتبع، طلب واحد',
  'track-email': 'التتبع، بريد واحد',
  declined: 'طلبات رفضتها قاعدة',
  'phone-orders': 'الطلبات برقم هاتف واحد',
  exchanges: 'طلبات الاستبدال',
  'track-phone': 'التتبع، هاتف واحد',
  review: 'التقييمات',
  'start-payment': 'الدفع بالبطاقة',
  'check-payment': 'حالة الدفع بالبطاقة',
  notify: 'تفضيلات البريد الإلكتروني',
  export: 'تصدير البيانات',
  resend: 'إعادة إرسال رسالة',
}
const pieces = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })
/** As it stands after a noun. */
const ofOrders = (amount: number) =>
  count(amount, { one: 'طلب واحد', two: 'طلبين', few: 'طلبات', many: 'طلبًا', other: 'طلب' })
const attempts = (amount: number) =>
  count(amount, {
    one: 'محاولة واحدة',
    two: 'محاولتان',
    few: 'محاولات',
    many: 'محاولة',
    other: 'محاولة',
  })

export const adminProtection = {
  title: 'الحماية',
  holds: {
    title: 'المخزون المحجوز',
    by: (orders: number, items: number) =>
      `${count(orders, {
        one: 'طلب واحد في انتظار الدفع',
        two: 'طلبان في انتظار الدفع',
        few: 'طلبات في انتظار الدفع',
        many: 'طلبًا في انتظار الدفع',
        other: 'طلب في انتظار الدفع',
      })}، ${pieces(items)}`,
    text: 'تحجز الطلبات غير المدفوعة قطعها: طلبات البطاقة والتحويل حتى انتهاء مهلة الدفع، وطلبات الدفع عند الاستلام حتى تغلّفها. تحرير الطلب يلغيه ويعيد قطعه إلى البيع، ويُبلَّغ الزبون بالبريد الإلكتروني.',
    error: 'تعذر تحميل المخزون المحجوز',
    none: { title: 'لا شيء محجوز', text: 'كل الطلبات مدفوعة أو مغلّفة أو ملغاة.' },
    select: (order: string) => `تحديد الطلب ${order}`,
    open: (order: string) => `الطلب ${order}`,
    item: (item: { name: string; size: string; color: string; quantity: number }) =>
      [`${number(item.quantity)} × ${item.name}`, lineWords.variant(item.size, item.color)]
        .filter(Boolean)
        .join('، '),
    left: (items: number) => (items === 0 ? 'لم يبق شيء' : `بقيت ${pieces(items)}`),
    more: (items: number) =>
      `و${count(items, {
        one: 'قطعة أخرى',
        two: 'قطعتان أخريان',
        few: 'قطع أخرى',
        many: 'قطعة أخرى',
        other: 'قطعة أخرى',
      })}`,
    quantity: pieces,
    since: (day: string) => `منذ ${day}`,
    until: (day: string) => `حتى ${day}`,
    untilPacked: 'حتى التغليف',
    method: (method: PaymentMethod) => methods[method],
    guest: 'زائر',
    member: 'عضو',
    sameNetwork: (orders: number) =>
      `${count(orders, {
        one: 'طلب مفتوح واحد',
        two: 'طلبان مفتوحان',
        few: 'طلبات مفتوحة',
        many: 'طلبًا مفتوحًا',
        other: 'طلب مفتوح',
      })} من الشبكة نفسها`,
    release: (orders: number) => (orders === 0 ? 'تحرير' : `تحرير ${ofOrders(orders)}`),
    selectAll: 'تحديد الكل',
    confirm: {
      title: (orders: number) => `تحرير ${ofOrders(orders)}؟`,
      text: 'تُلغى الطلبات المحددة وتعود قطعها إلى البيع، وتصل رسالة إلى أصحابها.',
      keep: 'إبقاء',
      release: 'تحرير',
    },
  },
  limits: {
    title: 'حدود بُلغت اليوم',
    text: 'حيث تجاوزت محاولات زائر واحد ما يسمح به المتجر. لم يتأثر باقي الزوار.',
    error: 'تعذر تحميل الحدود',
    none: { title: 'لم يُبلغ أي حد', text: 'لم يكرر أي زائر محاولاته أكثر من المسموح خلال يوم.' },
    form: (form: string) => forms[form] ?? 'نموذج آخر',
    refused: (tries: number, allowed: number) => `رُفضت ${attempts(tries)}، والمسموح به ${number(allowed)}`,
  },
  captcha: {
    title: 'CAPTCHA',
    state: (isOn: boolean) => (isOn ? 'مفعّل' : 'غير مفعّل'),
    text: {
      off: 'يطلب من الزوار الذين ليس لديهم حساب اجتياز تحقق قبل أن يطلبوا أو يراسلوك أو يشتركوا. اتركه غير مفعّل ما دامت الحدود كافية. لا يُطلب ذلك من مديري المتجر ولا من الأعضاء الذين أكدوا بريدهم.',
      on: 'يجتاز الزوار الذين ليس لديهم حساب تحققًا قبل أن يطلبوا أو يراسلوك أو يشتركوا. لا يُطلب ذلك من مديري المتجر ولا من الأعضاء الذين أكدوا بريدهم.',
    },
    error: 'تعذر تحميل CAPTCHA',
    provider: 'المزود',
    providers: { turnstile: 'Cloudflare Turnstile', hcaptcha: 'hCaptcha' },
    siteKey: 'مفتاح الموقع',
    siteKeyHint: 'تحصل عليه من المزود. أما المفتاح السري فمكانه الدالة verify-captcha، لا هنا أبدًا.',
    switchOn: 'اختبار وتفعيل',
    testing: 'جارٍ الاختبار…',
    switchOff: 'إيقاف',
    switchingOff: 'جارٍ الإيقاف…',
    isOn: 'تم تفعيل CAPTCHA',
    isOff: 'تم إيقاف CAPTCHA',
    failed: 'لم يتغير شيء',
    problems: {
      siteKey: 'أدخل مفتاح الموقع: من 10 إلى 100 من الحروف والأرقام والشرطات والشرطات السفلية.',
      CAPTCHA_REQUIRED: 'اجتز التحقق بنفسك أولًا، حتى لا يمنع زوارك من الدخول.',
      unknown: 'حاول مرة أخرى.',
    },
  },
  suppressed: {
    title: 'العناوين الموقوفة',
    by: (addresses: number) =>
      count(addresses, {
        one: 'عنوان واحد',
        two: 'عنوانان',
        few: 'عناوين',
        many: 'عنوانًا',
        other: 'عنوان',
      }),
    text: 'لا تصل أي رسالة إلى هذه العناوين. ارفع الإيقاف عن عنوان رُفضت رسائله حين يعود إلى العمل. أما ما طلبه المستلمون فيبقى إلى أن يؤكدوا عنوانهم بأنفسهم.',
    error: 'تعذر تحميل العناوين الموقوفة',
    none: { title: 'لا عناوين موقوفة', text: 'لم تُرفض أي رسالة، ولم يطلب أحد إيقاف الرسائل.' },
    reason: (reason: string) => suppressionReasons[reason] ?? reason,
    lift: 'رفع الإيقاف',
    liftOf: (email: string) => `رفع الإيقاف عن ${email}`,
    lifted: (email: string) => `تصل الرسائل من جديد إلى ${email}`,
    failed: 'لم يُرفع الإيقاف عن العنوان',
    problems: {
      RECIPIENT_ASKED: 'المستلم هو من طلب ذلك، ولا يتراجع عنه إلا هو.',
      unknown: 'حاول مرة أخرى.',
    },
  },
  failed: {
    title: 'رسائل لم تصل',
    by: (emails: number) =>
      count(emails, {
        one: 'رسالة واحدة',
        two: 'رسالتان',
        few: 'رسائل',
        many: 'رسالة',
        other: 'رسالة',
      }),
    text: 'رسائل فشل إرسالها بعد عدة محاولات، أو تُرك إرسالها لأن عنوانها موقوف.',
    error: 'تعذر تحميل الرسائل التي لم تصل',
    none: { title: 'وصلت كل الرسائل', text: 'تظهر هنا الرسائل التي تعذر تسليمها.' },
    kind: (template: string) => mailKinds[template] ?? 'رسالة بريد',
    order: (order: string) => `الطلب ${order}`,
    tries: attempts,
    givenUp: 'كان العنوان موقوفًا',
    noReason: 'لم يذكر خادم البريد أي سبب',
    again: 'إعادة الإرسال',
    againOf: (kind: string, email: string) => `إعادة الإرسال: ${kind}، ${email}`,
    sent: 'يُعاد إرسال الرسالة',
    waiting: 'الرسالة في طريقها بالفعل',
    failed: 'لم يُعد إرسال الرسالة',
    refusals: {
      suppressed: 'العنوان موقوف.',
      unconfirmed: 'لم يؤكد صاحب العنوان شيئًا.',
      outdated: 'لم تعد الرسالة صحيحة.',
    },
    problems: {
      MAIL_REFUSED: 'أُوقف العنوان من جديد، أو لم تعد الرسالة صحيحة.',
      'rate-limited': 'أُرسلت عدة مرات خلال ساعة. حاول مرة أخرى لاحقًا.',
      unknown: 'حاول مرة أخرى.',
    },
  },
} as const satisfies Words<typeof english.adminProtection>
