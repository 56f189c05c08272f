import { shop } from '../../../config/shop.ts'
import type * as english from '../../en/papers/papers.ts'
import type { Words } from '../../words.ts'
import { currencyNames } from '../shared/currency.ts'
import { identityNumbers } from '../shared/identity.ts'
import { count, number } from '../shared/numbers.ts'
import { atShop, shopName } from '../shared/shop-words.ts'

const items = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })

/** What is printed or sent for an order: in the language of the order or the reader, whichever the owner works in. */
export const papers = {
  comma: '، ',
  variant: (size: string, color: string) => [color, size].filter(Boolean).join('، '),
  identityNumbers,
  methods: { card: 'بطاقة بنكية', bank: 'تحويل بنكي', cod: 'الدفع عند الاستلام' },
  /** Invoices, credit notes and packing slips. */
  order: {
    number: (invoice: string) => `رقم ${invoice}`,
    issued: 'تاريخ الإصدار:',
    order: 'الطلب',
    creditNote: 'إشعار دائن',
    credits: (invoice: string) => `عن الفاتورة ${invoice}`,
    creditReason: { refund: 'استرد الزبون المبلغ', cancelled: 'أُلغي الطلب' },
    credited: 'مبلغ الإشعار الدائن',
    withoutVat: 'المجموع دون الضريبة',
    vat: (percent: number) => `الضريبة على القيمة المضافة ${number(percent)}%`,
    includesVat: (percent: number, amount: string) =>
      `يشمل الضريبة على القيمة المضافة ${number(percent)}%: ${amount}`,
    vatOf: (percent: number, amount: string) => `الضريبة ${number(percent)}% على ${amount}`,
    vatRate: 'الضريبة',
    companyNumber: (company: string) => `${/^\d/.test(company) ? 'ICE' : 'TVA'} ${company}`,
    packingSlip: 'قسيمة التغليف',
    ofParcel: (place: number, all: number) => `الطرد ${number(place)} من ${number(all)}`,
    ofRest: 'ما بقي للتغليف',
    placed: 'تاريخ الطلب:',
    shipTo: 'عنوان التوصيل',
    from: 'المرسل',
    seller: 'البائع',
    items,
    note: 'ملاحظة من الزبون',
    packedBy: 'تولى التغليف',
    picture: 'الصورة',
    product: 'المنتج',
    quantity: 'الكمية',
    inParcel: 'مغلّف',
    invoice: 'فاتورة',
    billTo: 'فاتورة باسم',
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
  },
  /** A parcel's label, which the courier reads. */
  label: {
    items,
    parcelOf: (place: number, all: number) => `الطرد ${number(place)} من ${number(all)}`,
    collect: 'المبلغ المطلوب نقدًا',
    paid: 'لا مبلغ للتحصيل',
    mayOpen: 'يُسمح بفتحه',
    mayTryOn: 'يُسمح بتجربة القطع',
    mayNot: 'لا يُفتح قبل الدفع',
    from: 'المرسل:',
  },
  /** Messages that the owner sends, by WhatsApp or email. */
  messages: {
    confirmCall: (name: string, order: string, total: string, address: string) =>
      `مرحبًا ${name}، نراسلك من ${shopName()}. شكرًا على طلبك ${order}: ${total}، الدفع عند الاستلام، والتوصيل إلى ${address}. أجب بـ «نعم» لتأكيده، أو أخبرنا بما تريد تغييره.`,
    link: (name: string, number: string, href: string, isToPay: boolean) =>
      isToPay
        ? `مرحبًا ${name}، يمكنك دفع طلبك ${number}${atShop()} من هنا: ${href}`
        : `مرحبًا ${name}، يمكنك تتبع طلبك ${number}${atShop()} من هنا: ${href}`,
    review: (name: string, number: string, href: string) =>
      `مرحبًا ${name}، ما رأيك فيما اشتريته؟ قيّم طلبك ${number}${atShop()} بالنجوم، سواء أعجبك أم لا، وبدون حساب: ${href}`,
    subject: (order: string) => `طلبك ${order}${atShop()}`,
    greeting: (name: string, order: string) => `مرحبًا ${name}، بخصوص طلبك ${order}${atShop()}: `,
    hello: (name: string) => `مرحبًا ${name}، `,
    reply: {
      subject: (about: string, reference: string) => `رد: ${about} [${reference}]`,
      body: (name: string, text: string) =>
        `مرحبًا ${name}،\n\n\n\n${shop.name}\n\n${text
          .split('\n')
          .map((line) => `> ${line}`)
          .join('\n')}`,
    },
  },
} as const satisfies Words<typeof english.papers>
