import { paths } from './paths'

/** The feed of new arrivals, beside the pages. */
export const feedFile = 'feed.xml'

/** The paths prerendered at every build, besides the collections and the curated products. */
export const prerenderedPaths: readonly string[] = [
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
export const canonicalPaths: Readonly<Record<string, string>> = Object.fromEntries(
  [paths.dresses, paths.tops, paths.bottoms, paths.bags].map((path) => [
    paths.collection(path.slice(1)),
    path,
  ]),
)

/** Prerendered without client state, which the browser adds: for speed, not for search engines. */
export const framePaths: readonly string[] = [paths.cart, paths.checkout]

/** Paths that search engines may index although only the browser renders them. */
export const otherIndexedPaths: readonly string[] = [
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
