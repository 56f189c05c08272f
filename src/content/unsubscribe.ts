import { support } from '@/config/support'

/** Words of the page that ends a subscription, where a mail's link leads. */
export const unsubscribeWords = {
  documentTitle: 'Unsubscribe',
  title: 'Stop these emails?',
  text: 'One press, and this kind of email stops. Emails about your orders keep coming.',
  button: 'Unsubscribe',
  busy: 'Unsubscribing…',
  done: {
    title: 'Done',
    lists: {
      newsletter: (email: string) => `${email} gets no more newsletters from us.`,
      deals: (email: string) => `${email} gets no more emails about deals from us.`,
      'coming-soon': (email: string) => `${email} hears no more of what is coming soon.`,
      'back-in-stock': (email: string) => `${email} gets no more back-in-stock emails from us.`,
    } as Readonly<Record<string, (email: string) => string>>,
    all: (email: string) => `${email} gets nothing from us any more but emails about orders.`,
    more: 'Stop all other emails too',
  },
  unknown: {
    title: 'This link leads nowhere',
    text: `A part of it may be missing. Open it from the email once more, or write to us at ${support.email}.`,
  },
  home: 'To the shop',
} as const
