import { paths } from '../../../../src/config/paths.ts'
import { swatches } from '../../../../src/config/swatches.ts'
import { mailWords } from '../../../../src/content/mail.ts'
import { formatMoney } from '../../../../src/domain/money.ts'
import type { ProductFacts } from './claimed.ts'
import type { ProductPart } from './mail-content.ts'
import { palette } from './palette.ts'

/** A product as a mail shows it, on the shop at `site`. */
export function productPart(product: ProductFacts, currency: string, site: string): ProductPart {
  return {
    title: product.title,
    note: mailWords.variant(product.size, product.color),
    href: site + paths.product(product.slug),
    price: formatMoney(product.price, currency),
    was: product.was === null ? null : formatMoney(product.was, currency),
    picture: pictureOf(product.image, site),
    paint: (Object.hasOwn(swatches, product.color) && swatches[product.color]) || palette.sand[0],
  }
}

/** The small one of the shop's own drawings, or an uploaded photograph as it is; null for anything that is neither. */
function pictureOf(image: string, site: string): string | null {
  const address = image.replace(/^(\/catalogue\/.+)\.webp$/, '$1-412.webp')
  if (!/^(https?:\/\/|\/(?!\/))/.test(address)) return null
  try {
    return new URL(address, site).href
  } catch {
    return null
  }
}
