export const wishlistWords = {
  title: 'Wishlist',
  text: 'Kept in this browser. Nothing is reserved; prices and stock are those of the moment.',
  count: (total: number) => `${total} ${total === 1 ? 'item' : 'items'}`,
  remove: (title: string) => `Remove ${title}`,
  removed: { title: 'Removed from the wishlist', undo: 'Undo' },
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
