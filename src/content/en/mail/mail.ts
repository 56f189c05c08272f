// Words of the mails that the shop sends. Read by the mail function as well, which runs outside of the app: so the
// imports are relative and name their file's ending.
import { shop } from '../../../config/shop.ts'
import { currencyNames } from '../shared/currency.ts'
import { packedWithin, returnTime, shopName } from '../shared/shop-words.ts'

const listed = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts)
const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Words that frame every mail and that several mails share. */
export const mailWords = {
  /** Between the parts of a line, and after what names the line below or beside it. */
  comma: ', ',
  colon: ':',
  get home() {
    return shop.name ? `${shop.name}, to the shop` : 'To the shop'
  },
  help: 'Questions? Just reply to this email.',
  /** Empty while the shop has no name. */
  get sender() {
    return [shop.name, shop.tagline].filter(Boolean).join(', ')
  },
  variant: (size: string, color: string) => [color, size].filter(Boolean).join(', '),
  was: (price: string) => `was ${price}`,
  quantity: (quantity: number, price: string) => `${quantity} × ${price}`,
  leave: {
    newsletter: 'Unsubscribe from the newsletter',
    deals: 'No more deal emails',
    'coming-soon': 'Unsubscribe',
    'back-in-stock': 'No more back-in-stock emails',
    reminders: 'No more questions about what I bought',
  },
  stop: 'This was not me: send nothing more to this address',
  confirm: {
    text: 'Want reminders and changes of this order by email as well?',
    label: 'Confirm that this address is yours',
  },
} as const

/** Mails about an order. `name` is missing where it would be no good greeting. */
export const orderMail = {
  placed: {
    subject: (number: string) => `Your order ${number} is in`,
    preview: (items: number, total: string) => `${plural(items, 'item')}, ${total}. Thank you.`,
    title: (name: string | null) => (name ? `Thank you, ${name}` : 'Thank you'),
    get text() {
      return `Your order is in. We pack it${packedWithin()} and write again when it leaves.`
    },
    cancel: (window: string) => `Changed your mind? You can cancel for ${window}, on the page of your order.`,
  },
  processing: {
    subject: (number: string) => `We are packing your order ${number}`,
    preview: 'The next email tells you that it has left.',
    title: 'We are packing your order',
    text: 'Everything is there and being packed. The next email tells you that it has left.',
  },
  shipped: {
    subject: (number: string) => `Your order ${number} is on its way`,
    preview: (carrier: string | null) =>
      carrier ? `It left our hands and travels with ${carrier}.` : 'It left our hands.',
    title: 'Your order is on its way',
    text: (carrier: string | null) =>
      carrier ? `It has left us and travels with ${carrier}.` : 'It has left us.',
  },
  /** One of several parcels. */
  parcel: {
    subject: (number: string) => `A parcel of your order ${number} is on its way`,
    title: 'A parcel is on its way',
    rest: (shipped: number, ordered: number) =>
      `${shipped} of ${plural(ordered, 'item')} have left so far. We write again when the rest does.`,
    last: 'With it, all of your order has left.',
    contents: 'In this parcel',
  },
  tracking: {
    subject: (number: string) => `The tracking number of your order ${number}`,
    title: 'Here is your tracking number',
    text: 'With it the carrier can tell you where your parcel is.',
  },
  corrected: {
    subject: (number: string) => `We changed your order ${number}`,
    title: 'We changed your order',
    what: (parts: readonly string[]) => `We changed ${listed(parts)}.`,
    changed: {
      items: 'the items',
      name: 'the name',
      email: 'the email address',
      phone: 'the phone number',
      address: 'the delivery address',
      delivery: 'the delivery',
      discount: 'the discount',
    },
    total: (before: string, after: string) => `The new total is ${after}; before it was ${before}.`,
    sameTotal: (total: string) => `The total stays ${total}.`,
    toPay: {
      cod: (amount: string) => `You pay ${amount} in cash when it is delivered.`,
      bank: (amount: string) => `Please transfer ${amount}.`,
      card: (amount: string) => `There is ${amount} to be paid. You can pay it on the page of your order.`,
    },
    toRefund: (amount: string) => `We refund ${amount}.`,
    wrong: 'If something is not as you want it, please reply to this email.',
  },
  delivered: {
    subject: (number: string) => `Your order ${number} was delivered`,
    preview: 'We hope that everything fits.',
    title: 'Your order was delivered',
    get text() {
      const time = returnTime()
      return `We hope that everything fits. ${time === null ? 'If something is faulty, or not what you ordered, reply to this email.' : `If something does not, you can send it back within ${time}.`}`
    },
    get returns() {
      return returnTime() === null ? 'When something is faulty' : 'How to send something back'
    },
  },
  cancelled: {
    subject: (number: string) => `Your order ${number} was cancelled`,
    preview: 'Nothing more will be sent.',
    title: 'Your order was cancelled',
    text: 'Nothing of it will be sent any more.',
    again: 'Back to the shop',
  },
  steps: {
    pending: 'Order Confirmed',
    processing: 'Order Processed',
    shipped: 'In Transit',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  follow: 'Follow your order',
  number: 'Order number',
  date: 'Placed',
  estimated: 'Estimated delivery',
  by: (day: string) => `by ${day}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  method: 'Delivery',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  items: 'Your order',
  subtotal: 'Subtotal',
  discount: (title: string, code: string) => ['Discount', title, code].filter(Boolean).join(', '),
  minus: (amount: string) => `−${amount}`,
  freeShipping: 'Free shipping',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  charged: (currency: string) => `Charged in ${currencyNames(currency)}`,
  address: 'Shipping address',
  payment: 'Payment',
  payments: { card: 'Card', bank: 'Bank transfer', cod: 'Cash on delivery' },
  paid: {
    paid: 'paid',
    pending: 'not paid yet',
    partially_refunded: 'partly refunded',
    refunded: 'refunded',
  },
  window: (minutes: number) =>
    minutes % 60 === 0 ? plural(minutes / 60, 'hour') : plural(Math.round(minutes), 'minute'),
  reason: (number: string) => `You get this email because order ${number} was placed with your address.`,
} as const

/** Confirmations of what was written to the shop. They hold nothing that was typed. */
export const messageMail = {
  contact: {
    subject: (reference: string) => `We have your message (${reference})`,
    preview: 'We have your message.',
    title: 'We have your message',
    text: 'We answer by email. There is nothing more for you to do.',
    action: 'To the help pages',
    reason: 'You get this email because our contact form was sent with your address.',
  },
  seller: {
    subject: (reference: string) => `We have your application (${reference})`,
    preview: 'We look at it ourselves.',
    title: 'We have your application',
    get text() {
      return `You would like to sell on ${shopName()}. We look at every application ourselves and answer by email.`
    },
    action: 'How selling here goes',
    reason: 'You get this email because our form for sellers was sent with your address.',
  },
  reference: 'Your reference',
  notYou: 'If that was not you, you need not do anything: we write to this address only to answer.',
} as const
