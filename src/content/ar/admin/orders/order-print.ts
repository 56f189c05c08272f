import type * as english from '../../../en/admin/orders/order-print'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

/** What the owner sees around what is printed. */
export const orderPrint = {
  packingSlips: (slips: number) =>
    count(slips, {
      one: 'قسيمة التغليف',
      two: 'قسيمتا تغليف',
      few: 'قسائم تغليف',
      many: 'قسيمة تغليف',
      other: 'قسيمة تغليف',
    }),
  invoices: (invoices: number) =>
    count(invoices, {
      one: 'فاتورة',
      two: 'فاتورتان',
      few: 'فواتير',
      many: 'فاتورة',
      other: 'فاتورة',
    }),
  print: 'طباعة',
  issue: (orders: number) =>
    orders === 1
      ? 'إصدار وطباعة'
      : `إصدار ${count(orders, { one: 'فاتورة', two: 'فاتورتين', few: 'فواتير', many: 'فاتورة', other: 'فاتورة' })} وطباعتها`,
  issuing: 'جارٍ الإصدار…',
  issueHint: 'تأخذ الفاتورة رقمها عند إصدارها؛ ولا تتغير بعد ذلك.',
  issueFailed: 'لم يصدر شيء. حاول مرة أخرى.',
  draft: 'مسودة، بدون رقم بعد',
  creditNote: 'إشعار دائن',
  back: 'العودة إلى الطلبات',
  missing: { title: 'لا شيء للطباعة', text: 'تعذر العثور على هذه الطلبات.' },
  error: 'تعذر تحميل الطلبات',
  packingSlip: 'قسيمة التغليف',
  nothingToPack: { title: 'لا شيء للتغليف', text: 'هذه الطلبات ملغاة، أو تعذر العثور عليها.' },
  invoice: 'فاتورة',
} as const satisfies Words<typeof english.orderPrint>
