import { paths } from '../../../../src/config/paths.ts'
import { swatches } from '../../../../src/config/swatches.ts'
import { pictureFiles } from '../../../../src/domain/product/picture-widths.ts'
import type { ProductFacts } from './claimed.ts'
import type { ProductPart } from './mail-content.ts'
import { palette } from './palette.ts'
import type { Speech } from './speech.ts'

/** The colour and size by the names that their reader knows. */
export const variantOf = ({ names }: Pick<ProductFacts, 'names'>, { words, isolate }: Speech) =>
  words.frame.variant(isolate(names.size), isolate(names.color))

type Shown = Pick<ProductFacts, 'slug' | 'title' | 'size' | 'color' | 'names' | 'image'>

/** A product without its price. */
export function shownProduct(product: Shown, say: Speech): Omit<ProductPart, 'price' | 'was'> {
  return {
    title: say.isolate(product.title),
    note: variantOf(product, say),
    href: say.pages + paths.variant(product.slug, product),
    picture: pictureOf(product.image, say.site),
    paint:
      (Object.hasOwn(swatches, product.color) && swatches[product.color]) || palette['surface-sunken'][0],
  }
}

/** A product as a mail shows it. */
export function productPart(product: ProductFacts, currency: string, say: Speech): ProductPart {
  return {
    ...shownProduct(product, say),
    price: say.money(product.price, currency),
    was: product.was === null ? null : say.money(product.was, currency),
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
