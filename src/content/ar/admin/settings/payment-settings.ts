import type * as english from '../../../en/admin/settings/payment-settings'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

const names = new Intl.ListFormat('ar-MA-u-nu-latn', { type: 'conjunction' })
export const listOf: typeof english.listOf = (list) => names.format(list)

/** Words of the payment methods among the settings, and of the marks that visitors see. */
export const adminPayments = {
  title: 'طرق الدفع',
  none: 'لا توجد أي طريقة دفع معروضة، فلا يمكن لأحد أن يطلب.',
  offered: 'معروضة عند إتمام الطلب.',
  card: {
    title: 'بطاقة بنكية',
    provider: 'مزود خدمة الدفع',
    noProvider: 'بدون',
    providers: { stripe: 'Stripe', cmi: 'CMI (المغرب)' },
    impossible: (provider: string, currency: string) => `${provider}، للمتاجر التي عملتها ${currency}`,
    hint: 'مفاتيح المزود أسرار محفوظة في الخادم ولا تُدخل هنا؛ طريقة الإعداد موضحة في docs/payments.md.',
    missing: 'غير معروضة: اختر مزودًا.',
  },
  bank: {
    title: 'تحويل بنكي',
    missing: 'غير معروض: يلزم صاحب الحساب والبنك ورقم الحساب.',
    fields: {
      holder: 'صاحب الحساب',
      name: 'البنك',
      account: 'IBAN أو RIB',
      swift: 'SWIFT (BIC)',
      dueDays: 'مهلة الدفع (بالأيام)',
    },
    hints: {
      holder: undefined,
      name: undefined,
      account: 'رقم IBAN، أو 24 رقمًا لحساب مغربي. سيحوّل إليه الزبائن: تحقق منه مرتين.',
      swift: 'اختياري؛ تحتاج إليه التحويلات من الخارج.',
      dueDays: 'تُحجز القطع حتى انتهائها. الطلب الذي لا يُدفع يُلغى.',
    },
  },
  cod: {
    title: 'الدفع عند الاستلام',
    missing: 'غير معروض.',
    enabled: 'عرض الدفع عند الاستلام',
    onlyConfirmed: 'تغليف الطلبات المؤكدة فقط',
    onlyConfirmedHint: 'لا تدخل طلبات الدفع عند الاستلام قائمة التغليف قبل أن يؤكدها الزبون بالهاتف.',
    door: 'ما يجوز للزبون أن يفعله بالطرد عند الباب قبل أن يدفع، ما لم تقرر غير ذلك لطرد بعينه:',
    parcelsMayOpen: 'فتح الطرد',
    parcelsMayTryOn: 'تجربة القطع',
  },
  marks: {
    title: 'علامات الدفع',
    hint: 'تظهر أسفل كل صفحة، بهذا الترتيب.',
    standard: (methods: readonly string[]) =>
      `لا توجد علامات خاصة بك: يرى الزوار طرق الدفع المفعّلة، وهي ${listOf(methods)}.`,
    none: 'لا توجد: لا يرى الزوار أي علامة.',
    add: 'علامة جديدة، مثل VISA',
    submit: 'إضافة',
    full: (most: number) =>
      `بلغت العدد الأقصى: ${count(most, { one: 'علامة واحدة', two: 'علامتان', few: 'علامات', many: 'علامة', other: 'علامة' })}.`,
    isThere: (mark: string) => `العلامة ${mark} موجودة بالفعل.`,
    unkept: (marks: readonly string[]) =>
      `${listOf(marks)}: سيتوقع الزوار الدفع ببطاقة أو بمحفظة إلكترونية، لكن الدفع بالبطاقة غير مفعّل.`,
  },
} as const satisfies Words<typeof english.adminPayments>
