// Words of the mails to subscribers. Read by the mail function as well, which runs outside of the app: so the imports are
// relative and name their file's ending.
import { atShop, shopName } from '../shared/shop-words.ts'

export const listMail = {
  backInStock: {
    subject: (title: string, variant: string) =>
      variant ? `${title} is back in ${variant}` : `${title} is back`,
    preview: 'You asked us to tell you.',
    title: (title: string) => `${title} is back`,
    text: (variant: string) =>
      `You asked us to write when ${variant ? `it is back in ${variant}` : 'it is back'}. It is, as long as the pieces last: we cannot put one aside.`,
    action: 'See it',
    reason:
      'You asked for this one email. If it sells out again before you get there, ask again on its page.',
  },
  flash: {
    subject: (title: string, price: string) => `Flash deals are on: ${title} for ${price}`,
    preview: (count: number, end: string) =>
      count === 1 ? `One price until ${end}.` : `${count} prices until ${end}.`,
    title: 'Flash deals are on',
    text: (end: string) => `A few pieces at lower prices, until ${end} or until they are gone.`,
    action: 'See all flash deals',
    reason: 'You asked to hear when flash deals begin. We write once a day at most.',
  },
  confirm: {
    get subject() {
      return `Confirm your emails from ${shopName()}`
    },
    preview: 'One click, and we write to you.',
    title: 'One click to confirm',
    lists: new Map([
      ['newsletter', 'Confirm that you want our newsletter.'],
      ['flash-deals', 'Confirm that you want an email when flash deals begin: once a day at most.'],
      [
        'vip-club',
        'Confirm that you want to join the VIP Club: an email when flash deals begin, once a day at most.',
      ],
      ['coming-soon', 'Confirm that you want to hear first what is coming soon.'],
    ]),
    restock: (product: string) => `Confirm that you want one email when ${product} is back in stock.`,
    action: 'Confirm',
    reason:
      'You get this email because your address was typed on our site. Without your click we send nothing. The link works for a week.',
  },
  newsletter: {
    get subject() {
      return `You are on the list${atShop()}`
    },
    preview: 'New arrivals, restocks and sales.',
    title: 'You are on the list',
    text: 'New arrivals, quiet restocks and the good sales come to you first.',
    action: 'See what is new',
    reason:
      'You get this email because your address was put down for our newsletter. If that was not you, leave the list with one click.',
  },
  flashWelcome: {
    subject: 'You will hear of the next flash deals',
    preview: 'Once a day at most.',
    title: 'You will hear of the next flash deals',
    text: 'A few pieces at lower prices, until the clock or the stock runs out. We write when a round begins, once a day at most.',
    action: 'See today’s flash deals',
    reason:
      'You get this email because your address was put down for flash deals. If that was not you, leave the list with one click.',
  },
  vip: {
    subject: 'Welcome to the VIP Club',
    preview: 'An email when flash deals begin.',
    title: 'Welcome to the VIP Club',
    text: 'We email you when flash deals begin, once a day at most. Joining costs nothing, and one click ends it.',
    action: 'See today’s deals',
    reason:
      'You get this email because your address was put down for the VIP Club. If that was not you, leave it with one click.',
  },
} as const
