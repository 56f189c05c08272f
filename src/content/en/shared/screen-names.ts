/** What entries of menus call the software's own screens (src/config/screen-paths.ts), unless the shop calls them otherwise. */
export const screenNames: Readonly<Record<string, string>> = {
  home: 'Home',
  search: 'Search',
  collections: 'Collections',
  deals: 'Daily deals',
  'flash-deals': 'Flash deals',
  cart: 'Cart',
  wishlist: 'Wishlist',
  profile: 'Profile',
  track: 'Track order',
  welcome: 'For new customers',
  'student-discount': 'For students',
}
