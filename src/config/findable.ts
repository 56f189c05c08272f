import { paths } from './paths'

/** The feed of new arrivals, beside the pages. */
export const feedFile = 'feed.xml'

/** What is drawn ahead at every build, besides the collections and the curated products. */
export const drawnPaths: readonly string[] = [
  paths.home,
  paths.women,
  paths.men,
  paths.kids,
  paths.clothing,
  paths.shoesBags,
  paths.accessories,
  paths.beauty,
  paths.dresses,
  paths.tops,
  paths.bottoms,
  paths.bags,
  paths.newArrivals,
  paths.sale,
  paths.collections,
  paths.lookbook,
  paths.about,
  paths.help,
  paths.faq,
  paths.sizeGuide,
  paths.shipping,
  paths.returns,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.adChoices,
  paths.accessibility,
]

/** Collections that are a page of their own too, which is the one that search engines should know. */
export const sameAs: Readonly<Record<string, string>> = Object.fromEntries(
  [paths.dresses, paths.tops, paths.bottoms, paths.bags].map((path) => [
    paths.collection(path.slice(1)),
    path,
  ]),
)

/** Drawn ahead without what is one's own, which the browser adds: for people in a hurry, not for search engines. */
export const framePaths: readonly string[] = [paths.cart, paths.checkout]

/** What search engines may show although it is only drawn in the browser. */
export const otherFindablePaths: readonly string[] = [
  paths.deals,
  paths.flashDeals,
  paths.contact,
  paths.track,
  paths.sell,
]

/** What belongs to one person, or to nobody's search. */
export const unlistedPaths: readonly string[] = [
  paths.admin,
  paths.cart,
  paths.checkout,
  paths.profile,
  paths.wishlist,
  paths.login,
  paths.search,
  '/order-confirmation/',
  paths.unsubscribe,
]
