import type { Publishing } from '@/domain/product/review'
import { atShop, shopName } from '../shared/shop-words'

/** Words of the page on which an order's products are reviewed by a mailed link. */
export const reviewLinkWords = {
  documentTitle: 'Review your order',
  title: 'How is it?',
  order: (number: string) => `Your order ${number}${atShop()}.`,
  signed: (author: string) =>
    author ? `Your review is signed “${author}”.` : 'Your review is signed without a name.',
  appears: {
    'at-once': 'It appears at once; pictures once we have looked at them.',
    checked: 'It appears, with its pictures, once we have looked at it.',
  } satisfies Record<Publishing, string>,
  between: ', ',
  pictures: {
    title: 'Pictures',
    hint: 'Up to three. They are made small before they are sent, and appear once we have looked at them. Show no faces of others.',
    add: 'Add a picture',
    remove: (at: number) => `Remove picture ${at}`,
    alt: (at: number) => `Picture ${at} that you added`,
    sent: (at: number) => `Picture ${at}, already sent`,
    preparing: 'Preparing…',
    problems: {
      type: 'Choose a JPEG, PNG, WebP or AVIF picture.',
      unreadable: 'This picture cannot be read. Choose another one.',
      'too-big': 'This picture cannot be made small enough. Choose another one.',
    },
  },
  picturesFailed: 'Your review is saved, but not every picture arrived. Send it again to try once more.',
  failures: {
    LINK_NOT_FOUND: { text: 'This link no longer works. What you typed stays in this browser.' },
    TOO_MANY_PICTURES: { text: 'This review has had twelve pictures. It takes no more.' },
  },
  stop: {
    get text() {
      return `No more such questions from ${shopName()}? You will still hear about your orders.`
    },
    action: 'Don’t ask me again',
    busy: 'Saving…',
    done: 'We don’t ask again. You will still hear about your orders.',
  },
  unknown: {
    title: 'This link no longer works',
    text: 'Part of it may be missing, or it is older than three months. With an account you can write a review on the page of what you bought.',
  },
  home: 'To the shop',
} as const
