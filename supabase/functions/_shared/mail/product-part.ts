import { paths } from '../../../../src/config/paths.ts'
import { swatches } from '../../../../src/config/swatches.ts'
import { mailWords } from '../../../../src/content/en/mail/mail.ts'
import { formatMoney } from '../../../../src/domain/money/money.ts'
import { pictureFiles } from '../../../../src/domain/product/picture-widths.ts'
import { isolate } from '../../../../src/domain/text/direction.ts'
import type { ProductFacts } from './claimed.ts'
import type { ProductPart } from './mail-content.ts'
import { palette } from './palette.ts'

/** A product as a mail shows it, on the shop at `site`. */
export function productPart(product: ProductFacts, currency: string, site: string): ProductPart {
  return {
    title: isolate(product.title),
    note: isolate(mailWords.variant(product.size, product.color)),
    href: site + paths.variant(product.slug, product),
    price: formatMoney(product.price, currency),
    was: product.was === null ? null : formatMoney(product.was, currency),
    picture: pictureOf(product.image, site),
    paint:
      (Object.hasOwn(swatches, product.color) && swatches[product.color]) || palette['surface-sunken'][0],
  }
}

/** In the width of a card, where the picture has it; null for what is no address. */
function pictureOf(image: string, site: string): string | null {
  const address = pictureFiles(image).find(({ width }) => width === 412)?.src ?? image
  if (!/^(https?:\/\/|\/(?!\/))/.test(address)) return null
  try {
    return new URL(address, site).href
  } catch {
    return null
  }
}
