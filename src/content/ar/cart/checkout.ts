import { type Country, countryName } from '@/domain/delivery/country'
import type * as english from '../../en/cart/checkout'
import type { Words } from '../../words'
import { lineWords } from '../shared/line-words'
import { number as amountOf, count } from '../shared/numbers'

const pieces = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })

export const checkout = {
  title: 'إتمام الطلب',
  back: 'العودة إلى السلة',
  signIn: 'لديك حساب؟ سجّل الدخول',
  signedIn: (email: string) => `سجّلت الدخول بحساب ${email}`,
  empty: {
    title: 'سلتك فارغة',
    text: 'أضف شيئًا إلى سلتك أولًا.',
    action: lineWords.keepShopping,
  },
  sections: {
    contact: 'معلومات الاتصال',
    delivery: 'التوصيل',
    payment: 'الدفع',
    summary: 'ملخص الطلب',
  },
  allRequired: 'كل الحقول مطلوبة، إلا ما كُتب بجانبه «اختياري».',
  methodsLegend: 'طريقة الدفع',
  delivery: {
    legend: 'طريقة التوصيل',
    arrives: (from: string, to: string) => `يصل بين ${from} و${to}`,
    served: 'نوصل إلى',
    notServed: 'لا نوصل إليها بعد',
    needsCity: 'أدخل مدينتك لترى كيف نوصل إليها.',
    none: (country: Country) => `لا نوصل بعد إلى ${countryName(country)}. اختر عنوانًا آخر.`,
    unchecked: 'تعذر تحميل طرق التوصيل. إن لم تختر إحداها، فسنعتمد التوصيل العادي.',
  },
  /** The shop takes no payment at all right now. */
  noMethods: 'لا تتوفر أي طريقة دفع حاليًا. سلتك ومعلوماتك محفوظة.',
  fields: {
    firstName: 'الاسم الشخصي',
    lastName: 'الاسم العائلي',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    address: 'العنوان',
    city: 'المدينة',
    zipCode: 'الرمز البريدي',
    country: 'البلد',
    company: 'الشركة',
    companyNumber: 'رقم ICE أو الرقم الضريبي',
  },
  fullName: 'الاسم الكامل',
  optional: 'اختياري',
  hints: {
    email: 'لتأكيد طلبك ومستجدات توصيله.',
    phone: 'فقط إن احتاج عامل التوصيل إلى الاتصال بك.',
    phoneForCash: 'نتصل بك للتأكيد قبل تحضير الطلب؛ وقد يتصل بك عامل التوصيل أيضًا.',
  },
  methods: {
    card: {
      label: 'بطاقة بنكية',
      text: 'في الخطوة التالية، تطلب منك صفحة مزود خدمة الدفع الآمنة رقم البطاقة وتاريخ انتهائها (MM/YY) ورمز CVV.',
    },
    bank: { label: 'تحويل بنكي', text: 'معلومات الحساب البنكي في رسالة التأكيد.' },
    cod: {
      label: 'الدفع عند الاستلام',
      text: 'نتصل بك للتأكيد قبل تحضير الطلب. تدفع لعامل التوصيل عند وصول الطرد.',
    },
  },
  problems: {
    required: (field: string) => `حقل «${field}» مطلوب.`,
    'too-long': (field: string) => `ما كتبته في حقل «${field}» طويل جدًا.`,
    email: () => 'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com.',
    phone: () => 'أدخل رقم هاتف صحيحًا: أرقام وفراغات و+.',
    'zip-morocco': () => 'يتكون الرمز البريدي المغربي من خمسة أرقام، مثل 20000.',
    refused: (field: string) => `لم يُقبل ما كتبته في حقل «${field}». حاول مرة أخرى بدون رموز خاصة.`,
    /** Takes the name of the country or city that was entered. */
    unserved: (place: string) => `لا نوصل بعد إلى ${place}.`,
  },
  place: 'تأكيد الطلب',
  placeFor: (amount: string) => `تأكيد الطلب، ${amount}`,
  total: (items: number) => `المجموع، ${pieces(items)}`,
  processing: 'جارٍ معالجة الطلب…',
  consent: 'بتأكيد الطلب، توافق على الشروط والأحكام وسياسة الخصوصية.',
  terms: 'الشروط والأحكام',
  privacy: 'الخصوصية',
  quantity: (quantity: number) => `الكمية: ${amountOf(quantity)}`,
  success: {
    title: 'تم تسجيل طلبك بنجاح!',
    text: (number: string, email: string) => `الطلب ${number}.${email && ' رسالة التأكيد في طريقها إليك.'}`,
  },
  failure: { title: 'تعذر الطلب', text: 'حدث خطأ أثناء معالجة طلبك. حاول مرة أخرى.' },
  reserved: { title: 'طلبك محجوز', text: 'لم يُدفع بعد.' },
  noPage: {
    title: 'تعذر فتح صفحة الدفع',
    text: 'طلبك محجوز، ولم يُخصم أي مبلغ. حاول مرة أخرى.',
  },
  slow: {
    title: 'يستغرق هذا وقتًا أطول من المعتاد.',
    text: 'أبق هذه الصفحة مفتوحة. لن يُسجّل طلبك مرتين.',
  },
  unchecked: 'تعذر التحقق من الأسعار والكميات. سنتحقق منها عند تأكيد الطلب.',
  seeOrder: 'عرض الطلب',
  alreadyPlaced: {
    title: 'سُجّل طلبك الأول',
    text: 'ها هو. لم يُطلب أي شيء مرتين.',
  },
} as const satisfies Words<typeof english.checkout>
