import { paths } from '@/config/paths'
import { policies } from '@/config/policies'
import { shop } from '@/config/shop'
import { support } from '@/config/support'
import { countryName } from '@/domain/delivery/country'
import { deliveryTime } from '../shared/delivery-time'
import type { Question } from './faq'

const { returnDays, cancelHours } = policies

/** The five fixed questions of the help page, with its own times. */
export const helpQuestions: readonly Question[] = [
  {
    id: 'track-my-order',
    question: 'How do I track my order?',
    answer: [
      'Type your order number and your email on the tracking page, and you see every step up to your door. The number is in the email that confirmed the order.',
    ],
    links: [{ label: 'Track your order', to: paths.track }],
    words: 'tracking parcel where is status package follow',
  },
  {
    id: 'return-policy',
    question: 'What is the return policy?',
    answer: [
      `We offer ${returnDays}-day returns, with items in original condition and tags attached. Ask for it in your order, by Return items. Sending back is free.`,
    ],
    links: [{ label: 'Start a return', to: paths.returns }],
    words: 'refund money back send back exchange',
  },
  {
    id: 'delivery-time',
    question: 'How long does delivery take?',
    answer: [
      deliveryTime.promise,
      `Standard shipping takes ${support.help.standardDays} business days and express ${support.help.expressDays}. ${deliveryTime.onTheWay}`,
    ],
    links: [{ label: 'Shipping times', to: `${paths.shipping}#times` }],
    words: 'shipping when arrive days late fast',
  },
  {
    id: 'international',
    question: 'Do you ship internationally?',
    answer: [
      `We ship within ${countryName(shop.country)} only. International shipping is coming soon.`,
      'The checkout lists every country it can deliver to today, and says at once where it can’t.',
    ],
    links: [{ label: 'Where we ship', to: `${paths.shipping}#where` }],
    words: 'abroad country world europe france usa overseas',
  },
  {
    id: 'change-order',
    question: 'Can I change or cancel my order?',
    answer: [
      `You can change or cancel your order within ${cancelHours} hours by contacting customer service.`,
      'Cancelling you can also do yourself, on the page of your order, until we begin to pack it.',
    ],
    links: [
      { label: 'Contact us', to: paths.contact },
      { label: 'Find your order', to: paths.track },
    ],
    words: 'cancellation stop edit modify mistake address',
  },
]

export const helpWords = {
  title: 'How can we help?',
  documentTitle: 'Help',
  description: `Answers about orders, shipping, returns and sizes at ${shop.name}, and ways to reach us.`,
  lead: 'Type what it is about, or pick one of the questions below.',
  search: 'Search all help',
  hint: 'Track, refund, size, cancel…',
  submit: 'Search',
  clear: 'Clear search',
  results: (query: string) => `Answers for “${query}”`,
  found: (count: number, query: string) =>
    count === 0
      ? `Nothing found for “${query}”`
      : `${count} ${count === 1 ? 'answer' : 'answers'} for “${query}”`,
  none: {
    title: (query: string) => `Nothing found for “${query}”`,
    text: 'Try one plain word, such as refund or size, or write to us.',
    ask: 'Contact us',
  },
  questions: 'Asked most often',
  allQuestions: 'All eight questions of the FAQ',
  quick: 'Straight there',
  quickLinks: [
    { id: 'faq', label: 'FAQ', text: 'Eight questions, short answers', to: paths.faq },
    { id: 'track', label: 'Track order', text: 'By number and email', to: paths.track },
    { id: 'returns', label: 'Returns', text: `${returnDays} days, free of charge`, to: paths.returns },
    { id: 'shipping', label: 'Shipping', text: 'Ways, times and costs', to: paths.shipping },
    { id: 'size-guide', label: 'Size guide', text: 'In cm and inches', to: paths.sizeGuide },
  ],
  contact: {
    title: 'Talk to us',
    form: 'Or write to us here',
  },
  policies: 'The small print',
} as const
