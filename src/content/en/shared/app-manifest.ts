/** What the menu of the installed app's icon offers. */
export const appShortcuts = {
  newest: 'New arrivals',
  cart: 'Cart',
  wishlist: 'Wishlist',
  track: 'Track order',
} as const
