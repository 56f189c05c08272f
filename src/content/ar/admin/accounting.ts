import type * as english from '../../en/admin/accounting'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'

const monthOf = new Intl.DateTimeFormat('ar-MA-u-nu-latn', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const ofOrders = (orders: number) =>
  count(orders, { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' })

/** How money came or went. */
const ways: Readonly<Record<string, string>> = {
  card: 'بطاقة بنكية',
  bank: 'تحويل بنكي',
  cod: 'الدفع عند الاستلام',
  provider: 'بطاقة بنكية',
  transfer: 'تحويل بنكي',
  cash: 'نقدًا',
  voucher: 'قسيمة شراء',
}

/** What an accountant books of a month. */
export const adminAccounting = {
  title: 'شهر المحاسب',
  month: (month: string) => monthOf.format(new Date(`${month}-01T00:00:00Z`)),
  before: 'الشهر السابق',
  after: 'الشهر التالي',
  error: 'تعذر تحميل الشهر',
  failed: 'لم يُكتب الملف. حاول مرة أخرى.',
  none: {
    title: 'لا شيء للتسجيل',
    text: 'لا فاتورة ولا إشعار دائن ولا دفعة ولا استرداد في هذا الشهر.',
  },
  sales: 'الفواتير والإشعارات الدائنة',
  money: 'المدفوعات والمبالغ المستردة',
  columns: { what: 'البند', amount: 'المبلغ' },
  kinds: { invoice: 'فاتورة', credit_note: 'إشعار دائن', payment: 'دفعة', refund: 'استرداد' },
  ways,
  counted: (what: string, count: string) => `${what} (${count})`,
  rate: (percent: number, amount: string) => `الضريبة ${number(percent)}% على ${amount}`,
  total: 'المجموع',
  withoutInvoice: (orders: number) => `من طلبات هذا الشهر بلا فاتورة بعد: ${ofOrders(orders)}.`,
  files: {
    papers: {
      action: 'الفواتير والإشعارات الدائنة (CSV)',
      name: (month: string) => `invoices-${month}.csv`,
      heads: [
        'النوع',
        'الرقم',
        'التاريخ',
        'الطلب',
        'عن الفاتورة',
        'الزبون',
        'الشركة',
        'رقم ICE أو الرقم الضريبي',
        'البلد',
        'نسبة الضريبة (%)',
        'دون الضريبة',
        'الضريبة',
        'المجموع',
        'العملة',
      ],
    },
    money: {
      action: 'المدفوعات والمبالغ المستردة (CSV)',
      name: (month: string) => `payments-${month}.csv`,
      heads: ['النوع', 'التاريخ', 'الطلب', 'الزبون', 'الطريقة', 'المرجع', 'المبلغ', 'العملة'],
    },
  },
  note: (zone: string) =>
    `تُحسب الأشهر بتوقيت \u2066${zone}\u2069. تُحتسب الفواتير والإشعارات الدائنة في شهر إصدارها، والمدفوعات والمبالغ المستردة في شهر وصول المال أو خروجه. تُكتب الإشعارات الدائنة والمبالغ المستردة بعلامة ناقص. للفاتورة ذات النسب المتعددة سطر لكل نسبة.`,
} as const satisfies Words<typeof english.adminAccounting>
