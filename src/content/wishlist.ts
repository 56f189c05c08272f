import { orderLimits } from '@/config/order-limits'

export const wishlistWords = {
  title: 'Wishlist',
  text: 'Kept in this browser. Nothing is reserved; prices and stock are those of the moment.',
  memberText:
    'Kept in your account, on every device. Nothing is reserved; prices and stock are those of the moment.',
  count: (total: number) => `${total} ${total === 1 ? 'item' : 'items'}`,
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
  dropGone: 'Take off the list',
  empty: {
    title: 'Nothing on your wishlist yet',
    text: 'Tap the heart on anything you like, and find it here again.',
    action: 'See what is new',
    second: 'Browse collections',
  },
} as const
