// Words of the mails about returns. The mail function reads it as well, so imports name their file's ending.
import { returnTime } from '../shared/shop-words.ts'

/** Mails about a return of an order's items. */
export const returnMail = {
  requested: {
    subject: (number: string) => `We have your return request ${number}`,
    preview: 'We email you how to send the items back.',
    title: 'We have your return request',
    text: 'We look at it and email you how to send the items back. Please keep them until then.',
  },
  approved: {
    subject: (number: string) => `How to send back your return ${number}`,
    preview: 'Your return is approved.',
    title: 'Your return is approved',
    text: 'Please send the items back as described here. We write when they have arrived.',
    answer: 'How to send it',
  },
  declined: {
    subject: (number: string) => `About your return request ${number}`,
    preview: 'We cannot take these items back.',
    title: 'We cannot take these items back',
    text: 'We looked at your request and cannot accept it. If you see it differently, reply to this email.',
    answer: 'Why',
  },
  received: {
    subject: (number: string) => `Your return ${number} has arrived`,
    preview: 'Your refund follows.',
    title: 'Your return has arrived',
    text: 'Your refund follows once we have looked at them. We email you when it is sent.',
    exchangePreview: 'What you want instead follows.',
    exchangeText: 'We look at the items, and then send you what you want instead.',
    answer: '',
  },
  exchanged: {
    subject: (number: string) => `What you want instead: your return ${number}`,
    preview: 'We send you what you want instead.',
    title: 'Your exchange is being packed',
    text: 'We looked at your items and send you what you want instead, in an order of its own.',
    answer: '',
    due: (amount: string) => `Please have ${amount} ready: that is what it costs more.`,
    order: 'New order',
  },
  closed: {
    subject: (number: string) => `Your return ${number} is settled`,
    preview: 'Your return is settled without a refund.',
    title: 'Your return is settled',
    text: 'This return is closed without a refund.',
    answer: 'From the shop',
  },
  number: 'Return number',
  order: 'Order number',
  items: 'Items',
  /** Of the fact that names what is wanted instead. */
  instead: 'In exchange for it',
  follow: 'Follow your order',
  reason: (number: string) => {
    const time = returnTime()
    const until = time === null ? '' : ` Items can be returned within ${time} of delivery.`
    return `You get this email because a return was requested for order ${number}.${until}`
  },
} as const
