import { paths } from '@/config/paths'
import { policies } from '@/config/policies'
import { shop } from '@/config/shop'
import { acceptedPayments, support } from '@/config/support'
import { formatMoney } from '@/domain/money/money'
import { deliveryTime } from '../shared/delivery-time'

export type Question = {
  /** Its anchor. */
  id: string
  question: string
  answer: readonly string[]
  links?: readonly { label: string; to: string }[]
  /** Synonyms for the help search. */
  words?: string
}

const { freeShippingAbove, freeShippingBanner, shippingRate, returnDays, cancelHours } = policies
const money = (amount: number) => formatMoney(amount, policies.currency).replace(/\.00$/, '')
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const hours = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`

/** The eight questions of the FAQ; the times are the FAQ's own. */
export const faqQuestions: readonly Question[] = [
  {
    id: 'shipping-time',
    question: 'How long does shipping take?',
    answer: [
      deliveryTime.promise,
      `Standard shipping takes ${support.faq.standardDays} business days. International orders take ${support.faq.internationalDays} days. ${deliveryTime.onTheWay}`,
    ],
    links: [{ label: 'Shipping times', to: `${paths.shipping}#times` }],
    words: 'delivery arrive late when days express international abroad',
  },
  {
    id: 'free-shipping',
    question: 'Is shipping free?',
    answer: [
      `Yes, shipping is free on orders over ${money(freeShippingBanner)}.`,
      `The checkout even stops charging once your items come to more than ${money(freeShippingAbove)}. Below that, shipping is ${money(shippingRate)}.`,
    ],
    links: [{ label: 'What shipping costs', to: `${paths.shipping}#costs` }],
    words: 'cost price fee delivery charge postage threshold',
  },
  {
    id: 'returns',
    question: 'What is your return policy?',
    answer: [
      `You have ${returnDays} days from the day it arrives. Items must be in original condition with the tags attached. Ask for the return in your order; sending back is free, and your money is with you within ${support.refundDays} business days of our getting the parcel.`,
    ],
    links: [{ label: 'How to return something', to: paths.returns }],
    words: 'refund money back send back exchange faulty broken',
  },
  {
    id: 'track-order',
    question: 'How can I track my order?',
    answer: [
      'With the order number and the email you ordered with. Both are in your confirmation. If you have an account, your orders are in your profile too.',
    ],
    links: [{ label: 'Track your order', to: paths.track }],
    words: 'tracking parcel where status package follow number',
  },
  {
    id: 'cancel-order',
    question: 'Can I change or cancel my order?',
    answer: [
      `Yes, within ${hours(support.faq.cancelHours)} of placing it.`,
      `In fact you have a little longer: the page of your order lets you cancel for ${hours(cancelHours)}, as long as we have not begun to pack it. To change an address or a size, write to us at once.`,
    ],
    links: [
      { label: 'Find your order', to: paths.track },
      { label: 'Contact us', to: paths.contact },
    ],
    words: 'cancellation stop edit modify address mistake',
  },
  {
    id: 'payment',
    question: 'Which payment methods do you accept?',
    answer: [
      `By card on the secure page of our payment provider (${list.format(acceptedPayments)}), by bank transfer, or in cash on delivery. The checkout shows which of them you can use.`,
      'You enter card details only on the page of our payment provider; they never reach us. Every order is charged in the shop’s own currency, which the checkout names, whichever currency you look at prices in.',
    ],
    words: 'pay card visa mastercard paypal cash cod bank transfer currency',
  },
  {
    id: 'discounts',
    question: 'Do you have discounts for new customers or students?',
    answer: [
      `New customers get ${policies.newCustomerDiscountPercent}% off their first order, students ${support.studentDiscountPercent}% off every one.`,
      'Each comes as a code. New customers confirm their email address and get it at once; students tell us where they study. Enter the code in the cart or at checkout.',
    ],
    links: [
      { label: 'Get the new customer code', to: paths.welcome },
      { label: 'Student discount', to: paths.studentDiscount },
      { label: 'Today’s deals', to: paths.deals },
    ],
    words: 'code coupon voucher promo student sale off percent',
  },
  {
    id: 'sizes',
    question: 'How do I find my size?',
    answer: [
      'Measure yourself once, with a tape and no thick clothes, and compare with the table of the department. It has centimetres and inches, and tells what each size is called elsewhere. Between two sizes, take the larger.',
    ],
    links: [{ label: 'Size guide', to: paths.sizeGuide }],
    words: 'fit measure small large chart table inches cm',
  },
]

const withoutAmounts: readonly Question[] = faqQuestions.map((question) =>
  question.id === 'free-shipping'
    ? {
        ...question,
        answer: [
          'It depends on what your order comes to and where it goes. The cart tells you how far you are from free shipping, and the shipping page has what it costs otherwise.',
        ],
      }
    : question,
)

/** The questions of a shop that charges in this currency: the fixed amounts hold in one of US dollars only. */
export const faqFor = (currency: string | undefined): readonly Question[] =>
  currency === policies.currency ? faqQuestions : withoutAmounts

export const faqWords = {
  title: 'Frequently asked questions',
  description: `Shipping, returns, payment and sizes: the questions people ask ${shop.name} most, answered.`,
  lead: 'Eight questions that we hear the most, answered in a few lines each.',
  search: 'Search the questions',
  clear: 'Clear search',
  found: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  none: {
    title: (query: string) => `No question here about “${query}”`,
    text: 'Look through all of our help, or ask us.',
    help: 'Search all help',
  },
  copyLink: 'Copy a link to this question',
  copied: 'Link copied',
  copyFailed: 'Copying is not allowed here. The link is in the address bar.',
  openAll: 'Open all',
  closeAll: 'Close all',
} as const
