import { paths } from '@/config/paths'
import { countries } from '@/config/shipping'
import { optionWord } from '@/config/shop'
import { pageUrl } from '@/config/site'
import { feedWords, productFeedWords } from '@/content/shared/feed'
import { shopName } from '@/content/shared/shop-words'
import { catalogueProducts, newestProducts, publishedPart } from '@/data/products/published-products'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { type DeliveryOffer, deliveryOffers } from '@/domain/delivery/delivery-offer'
import type { Minor } from '@/domain/money/money'
import { atomFeed } from '@/domain/seo/atom-feed'
import { type FeedShop, feedEnd, feedHead, feedItems } from '@/domain/seo/product-feed'
import { pictureUrl } from '@/storefront/seo/picture-url'
import { readSettings } from './read-settings'
import { readProducts, requestClient } from './request-client'

/** Where the feed of new arrivals is. */
export const newestFeedPath = '/feed.xml'
const newest = 30

/** A feed is long work for the database: more at once have to wait. */
const mostAtOnce = 2
let underWay = 0

/**
 * Every variant of every product, for the catalogues of Google and Meta: `/feeds/products.xml`. Read from the database part
 * after part, as fast as it is taken. A part that cannot be read ends the stream with an error, so that half of it is not
 * taken for the whole.
 * @param late gives up waiting for the first part
 * @throws AppError when the first part cannot be read, and an error when others are being read
 */
export async function productFeed(late: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const texts = written(late)
  await texts.next()
  const stream = new ReadableStream<string>({
    pull: async (controller) => {
      const { done, value } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await texts.return()),
  })
  return stream.pipeThrough(new TextEncoderStream())
}

/** The feed's texts. The first is empty and says that the others can be read. */
async function* written(late: AbortSignal) {
  if (underWay >= mostAtOnce) throw new Error('Other feeds are being read')
  underWay += 1
  try {
    let [settings, part] = await Promise.all([
      readSettings(requestClient(late)),
      readProducts((signal) => catalogueProducts('', signal), late),
    ])
    late.throwIfAborted()
    const facts = feedShop(settings)
    yield ''
    yield feedHead({ ...productFeedWords, url: pageUrl('/') })
    for (;;) {
      for (const product of part) yield feedItems(product, facts)
      const last = part.at(-1)
      if (!last || part.length < publishedPart) break
      const inTime = AbortSignal.timeout(10_000)
      part = await readProducts((signal) => catalogueProducts(last.slug, signal), inTime)
    }
    yield feedEnd
  } finally {
    underWay -= 1
  }
}

function feedShop({ currency, zones, defaultCountry }: ShopSettings): FeedShop {
  // Of the countries that no zone names, only the shop's own: sixty for each variant of a catalogue would be too many.
  const named = new Set([defaultCountry, ...zones.flatMap(({ countries }) => countries)])
  const places = countries.filter((country) => named.has(country))
  const offers = new Map<Minor, DeliveryOffer[]>()
  return {
    brand: shopName(),
    currency,
    urlOf: (slug, variant) => pageUrl(paths.variant(slug, variant)),
    pictureUrl,
    optionWord,
    deliveryOf: (price) => {
      const known = offers.get(price) ?? deliveryOffers(zones, places, price)
      offers.set(price, known)
      return known
    },
  }
}

/** The newest products, in Atom. @throws AppError */
export async function newestFeed(late: AbortSignal): Promise<string> {
  const [products] = await Promise.all([
    readProducts((signal) => newestProducts(newest, signal), late),
    // Its name is in the words.
    readSettings(requestClient(late)),
  ])
  return atomFeed({
    ...feedWords,
    author: shopName(),
    page: pageUrl(paths.newest),
    self: pageUrl(newestFeedPath),
    entries: products.map(({ slug, description, image, ...product }) => ({
      ...product,
      url: pageUrl(paths.product(slug)),
      text: description,
      picture: pictureUrl(image),
    })),
  })
}
