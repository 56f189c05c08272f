import { orderLimits, wishlistLimits } from '@/config/page-limits'

export const wishlistWords = {
  title: 'Wishlist',
  text: 'Kept in this browser. Nothing is reserved; prices and stock are those of the moment.',
  memberText:
    'Kept in your account, on every device. Nothing is reserved; prices and stock are those of the moment.',
  count: (total: number) => `${total} ${total === 1 ? 'item' : 'items'}`,
  marks: (cheaper: number, back: number) =>
    [
      cheaper > 0 && `${cheaper} cheaper than when you saved ${cheaper === 1 ? 'it' : 'them'}`,
      back > 0 && `${back} back in stock`,
    ]
      .filter(Boolean)
      .join(', '),
  was: (price: string) => `Price drop: was ${price} when you saved it`,
  back: 'Back in stock',
  remove: (title: string) => `Remove ${title}`,
  removed: { title: 'Removed from the wishlist', undo: 'Undo' },
  failed: {
    title: 'The wishlist did not change',
    description: 'It is as it was before. Please try again.',
  },
  full: {
    title: 'The wishlist is full',
    description: `It holds ${orderLimits.wishes} items. Take something off to add more.`,
  },
  gone: (count: number) =>
    count === 1
      ? 'One item of your list is no longer in the shop.'
      : `${count} items of your list are no longer in the shop.`,
  unseen: (count: number) =>
    count === 1
      ? 'One item can’t be shown offline. It will appear when you are back online.'
      : `${count} items of your list were not seen on this device yet. They show when the connection is back.`,
  dropGone: 'Take off the list',
  empty: {
    title: 'Nothing on your wishlist yet',
    text: 'Tap the heart on anything you like to save it here.',
    action: 'See what is new',
    second: 'Browse collections',
  },
} as const

/** A list passed on by link. */
export const sharedListWords = {
  open: 'Share list',
  title: 'Share your wishlist',
  text: 'Anyone with the link sees these items, and nothing about you but the name you enter here.',
  most: (total: number) => `The link holds the newest ${wishlistLimits.shared} of your ${total} items.`,
  name: 'Your name',
  optional: 'optional',
  share: 'Share',
  copy: 'Copy link',
  cancel: 'Cancel',
  copied: { title: 'Link copied', text: 'Paste it wherever you like.' },
  failed: { title: 'The link could not be copied', text: 'Your browser did not allow it. Please try again.' },
  heading: (name: string) => (name ? `${name}’s wishlist` : 'A shared wishlist'),
  lead: 'Passed on to you by link. Prices and stock are those of the moment.',
  own: 'Go to your own wishlist',
  gone: (count: number) =>
    count === 1 ? 'One item is no longer in the shop.' : `${count} items are no longer in the shop.`,
  empty: {
    title: 'There is nothing on this list',
    text: 'Its items are no longer available, or the link is incomplete. Ask for it again.',
  },
} as const
