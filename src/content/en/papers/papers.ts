import { shop } from '../../../config/shop.ts'
import { currencyNames } from '../shared/currency.ts'
import { identityNumbers } from '../shared/identity.ts'
import { number } from '../shared/numbers.ts'
import { atShop, shopName } from '../shared/shop-words.ts'

const items = (amount: number) => `${number(amount)} ${amount === 1 ? 'item' : 'items'}`

/** What is printed or sent for an order: in the language of the order or the reader, whichever the owner works in. */
export const papers = {
  comma: ', ',
  variant: (size: string, color: string) => [color, size].filter(Boolean).join(', '),
  identityNumbers,
  methods: { card: 'card', bank: 'bank transfer', cod: 'cash on delivery' },
  /** Invoices, credit notes and packing slips. */
  order: {
    number: (invoice: string) => `No. ${invoice}`,
    issued: 'Issued',
    order: 'Order',
    creditNote: 'Credit note',
    credits: (invoice: string) => `For invoice ${invoice}`,
    creditReason: { refund: 'Refunded to the customer', cancelled: 'The order was cancelled' },
    credited: 'Amount credited',
    withoutVat: 'Total without VAT',
    vat: (percent: number) => `VAT ${percent}%`,
    includesVat: (percent: number, amount: string) => `Includes ${percent}% VAT: ${amount}`,
    vatOf: (percent: number, amount: string) => `VAT ${percent}% of ${amount}`,
    vatRate: 'VAT',
    companyNumber: (company: string) => `${/^\d/.test(company) ? 'ICE' : 'VAT'} ${company}`,
    packingSlip: 'Packing slip',
    ofParcel: (place: number, all: number) => `Parcel ${number(place)} of ${number(all)}`,
    ofRest: 'Still to be packed',
    placed: 'Placed',
    shipTo: 'Ship to',
    from: 'From',
    /** On an invoice; on what is sent with a parcel it is `from`. */
    seller: 'Seller',
    items,
    note: 'Note from the customer',
    packedBy: 'Packed by',
    picture: 'Picture',
    product: 'Product',
    quantity: 'Quantity',
    inParcel: 'Packed',
    invoice: 'Invoice',
    billTo: 'Bill to',
    price: 'Price',
    amount: 'Amount',
    subtotal: 'Subtotal',
    discount: (title: string, code: string) => ['Discount', title, code].filter(Boolean).join(', '),
    minus: (amount: string) => `−${amount}`,
    freeShipping: 'Free shipping',
    shipping: (method: string) => ['Shipping', method].filter(Boolean).join(', '),
    delivery: 'Delivery',
    arrives: (from: string, to: string) => `to arrive ${from} – ${to}`,
    arrivesBy: (to: string) => `to arrive by ${to}`,
    free: 'Free',
    total: 'Total',
    paid: (method: string) => `Paid, ${method}`,
    due: (method: string) => `Due, ${method}`,
    dueBy: (day: string) => `Payable by ${day}`,
    refunded: 'Refunded',
    cancelled: 'Cancelled, nothing due',
    isCancelled: 'Cancelled',
    collect: 'Cash to collect',
    collectNone: 'Nothing to collect',
    currency: (currency: string) => `All amounts in ${currencyNames(currency)}.`,
    get thanks() {
      return `Thank you for ordering${atShop()}.`
    },
  },
  /** A parcel's label, which the courier reads. */
  label: {
    items,
    parcelOf: (place: number, all: number) => `Parcel ${number(place)} of ${number(all)}`,
    collect: 'Cash to collect',
    paid: 'Nothing to collect',
    mayOpen: 'May be opened',
    mayTryOn: 'May be tried on',
    mayNot: 'Not to be opened before payment',
    from: 'From',
  },
  /** Messages that the owner sends, by WhatsApp or email. */
  messages: {
    confirmCall: (name: string, order: string, total: string, address: string) =>
      `Hello ${name}, this is ${shopName()}. Thank you for your order ${order}: ${total}, cash on delivery, to ${address}. Please answer YES to confirm it, or tell us what to change.`,
    link: (name: string, number: string, href: string, isToPay: boolean) =>
      isToPay
        ? `Hello ${name}, here you can pay your ${[shop.name, 'order', number].filter(Boolean).join(' ')}: ${href}`
        : `Hello ${name}, here you can follow your ${[shop.name, 'order', number].filter(Boolean).join(' ')}: ${href}`,
    review: (name: string, number: string, href: string) =>
      `Hello ${name}, how is what you bought? Tap the stars for your ${[shop.name, 'order', number].filter(Boolean).join(' ')}, good or bad, without an account: ${href}`,
    subject: (order: string) => ['Your', shop.name, 'order', order].filter(Boolean).join(' '),
    greeting: (name: string, order: string) =>
      `Hello ${name}, about your ${[shop.name, 'order', order].filter(Boolean).join(' ')}: `,
    hello: (name: string) => `Hello ${name}, `,
    reply: {
      subject: (about: string, reference: string) => `Re: ${about} [${reference}]`,
      body: (name: string, text: string) =>
        `Hello ${name},\n\n\n\n${shop.name}\n\n${text
          .split('\n')
          .map((line) => `> ${line}`)
          .join('\n')}`,
    },
  },
} as const
