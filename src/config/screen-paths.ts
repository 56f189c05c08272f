import { paths } from './paths'

/** The software's own screens that menus and buttons may lead to, by name. */
export const screenPaths: Readonly<Record<string, string>> = {
  home: paths.home,
  search: paths.search,
  collections: paths.collections,
  deals: paths.deals,
  'flash-deals': paths.flashDeals,
  cart: paths.cart,
  wishlist: paths.wishlist,
  profile: paths.profile,
  track: paths.track,
  welcome: paths.welcome,
  'student-discount': paths.studentDiscount,
}
