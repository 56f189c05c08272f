import type * as english from '../../../en/admin/orders/order-print'
import type { Words } from '../../../words'
import { currencyNames } from '../../shared/currency'
import { count, number } from '../../shared/numbers'
import { atShop } from '../../shared/shop-words'

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
  number: (invoice: string) => `رقم ${invoice}`,
  issued: 'تاريخ الإصدار:',
  order: 'الطلب',
  creditNote: 'إشعار دائن',
  credits: (invoice: string) => `عن الفاتورة ${invoice}`,
  creditReason: { refund: 'استرد الزبون المبلغ', cancelled: 'أُلغي الطلب' },
  credited: 'المبلغ الدائن',
  withoutVat: 'المجموع دون الضريبة',
  vat: (percent: number) => `الضريبة على القيمة المضافة ${percent}%`,
  includesVat: (percent: number, amount: string) => `يشمل الضريبة على القيمة المضافة ${percent}%: ${amount}`,
  back: 'العودة إلى الطلبات',
  missing: { title: 'لا شيء للطباعة', text: 'تعذر العثور على هذه الطلبات.' },
  error: 'تعذر تحميل الطلبات',
  packingSlip: 'قسيمة التغليف',
  ofParcel: (place: number, all: number) => `الطرد ${number(place)} من ${number(all)}`,
  ofRest: 'ما بقي للتغليف',
  nothingToPack: { title: 'لا شيء للتغليف', text: 'هذه الطلبات ملغاة، أو تعذر العثور عليها.' },
  placed: 'تاريخ الطلب:',
  shipTo: 'عنوان التوصيل',
  from: 'المرسل',
  items: (items: number) =>
    count(items, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' }),
  note: 'ملاحظة من الزبون',
  packedBy: 'تولى التغليف',
  picture: 'الصورة',
  product: 'المنتج',
  size: 'المقاس',
  color: 'اللون',
  quantity: 'الكمية',
  inParcel: 'مغلّف',
  invoice: 'فاتورة',
  billTo: 'فاتورة إلى',
  price: 'السعر',
  amount: 'المبلغ',
  subtotal: 'المجموع الفرعي',
  discount: (title: string, code: string) => ['خصم', title, code].filter(Boolean).join('، '),
  minus: (amount: string) => `−${amount}`,
  freeShipping: 'توصيل مجاني',
  shipping: (method: string) => ['رسوم التوصيل', method].filter(Boolean).join('، '),
  delivery: 'التوصيل',
  arrives: (from: string, to: string) => `الوصول من ${from} إلى ${to}`,
  arrivesBy: (to: string) => `الوصول بحلول ${to}`,
  free: 'مجاني',
  total: 'المجموع',
  paid: (method: string) => `المدفوع، ${method}`,
  due: (method: string) => `المستحق، ${method}`,
  dueBy: (day: string) => `الدفع في أجل أقصاه ${day}`,
  refunded: 'المسترد',
  cancelled: 'ملغى، لا شيء مستحق',
  isCancelled: 'ملغى',
  collect: 'المبلغ المطلوب نقدًا',
  collectNone: 'لا مبلغ للتحصيل',
  currency: (currency: string) => `عملة كل المبالغ: ${currencyNames(currency)}.`,
  get thanks() {
    return `شكرًا على طلبك${atShop()}.`
  },
} as const satisfies Words<typeof english.orderPrint>
