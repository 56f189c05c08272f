import type { TILE_NAMES } from '../compositions.ts'
import { illustrationAt } from '../paths.ts'

const PRODUCTS: Readonly<Record<(typeof TILE_NAMES)[number], string>> = {
  'women-dresses': 'tie-waist-wrap-midi-dress/green-front',
  'women-tops': 'breton-stripe-cotton-tee/blue-front',
  'women-bottoms': 'pleated-satin-midi-skirt/violet-front',
  'women-shoes': 'star-leather-court-shoes/terracotta-front',
  'women-accessories': 'saddle-crossbody-bag/brown-front',
  'women-outerwear': 'belted-cotton-trench-coat/camel-front',
  'men-shirts': 'oxford-cotton-shirt/blue-front',
  'men-pants': 'slim-stretch-chinos/camel-front',
  'men-jackets': 'suede-bomber-jacket/brown-front',
  'men-sneakers': 'sneaker/plain-w00002/navy-front',
  'men-watches': 'sunrise-leather-watch/brown-front',
  'men-accessories': 'belt/plain-w00000/brown-front',
  'kids-baby': 'stripe-cotton-baby-romper/blue-front',
  'kids-toddler': 'pinafore/cord-w00000/mustard-front',
  'kids-kids': 'corduroy-pocket-dungarees/terracotta-front',
  'kids-tweens': 'kids-hoodie/star-w00002/navy-front',
  'kids-shoes': 'little-star-kids-trainers/white-front',
  'kids-toys': 'teddy/plain-w00000/camel-front',
}

/** A tile shows a product of its category as the catalogue does. */
export function tile(name: (typeof TILE_NAMES)[number]): string {
  const illustration = illustrationAt(`/catalogue/${PRODUCTS[name]}.webp`)
  if (!illustration) throw new Error(`${name} shows a product that is not in the catalogue`)
  return illustration.svg
}
