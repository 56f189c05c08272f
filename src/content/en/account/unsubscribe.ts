import { writeToUs } from '../shared/shop-words'

const lists: Readonly<Record<string, (email: string) => string>> = {
  newsletter: (email: string) => `${email} gets no more newsletters from us.`,
  deals: (email: string) => `${email} gets no more emails about deals from us.`,
  'coming-soon': (email: string) => `${email} will get no more emails about what is coming soon.`,
  'back-in-stock': (email: string) => `${email} gets no more back-in-stock emails from us.`,
  reminders: (email: string) => `${email} gets no more questions about what was bought. That lasts.`,
}

/** Words of the page that ends a subscription, where a mail's link leads. */
export const unsubscribeWords = {
  documentTitle: 'Unsubscribe',
  title: 'Stop these emails?',
  text: 'Confirm to stop this kind of email. You will still get emails about your orders.',
  button: 'Unsubscribe',
  busy: 'Unsubscribing…',
  done: {
    title: 'Done',
    lists,
    all: (email: string) => `${email} will only get emails about orders.`,
    more: 'Stop all other emails too',
  },
  unknown: {
    title: 'This link leads nowhere',
    get text() {
      return `Part of it may be missing. Open it from the email again, or ${writeToUs()}.`
    },
  },
  home: 'To the shop',
} as const
