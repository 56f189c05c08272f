/** The pictures under public/art: `<name>-<width>.avif` and `.webp` for every width. */
export interface Composition {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
}
const CARD = [206, 412, 824]
const SMALL = [280, 560]
const list = (
  names: readonly string[],
  width: number,
  height: number,
  widths: readonly number[],
): Composition[] => names.map((name) => ({ name, width, height, widths }))

export const CATEGORY_NAMES = ['dresses', 'tops', 'bottoms', 'shoes', 'bags', 'jewelry'] as const
export const COLLECTION_NAMES = [
  'summer-vibes',
  'urban-edge',
  'boho-chic',
  'formal-elegance',
  'vintage-revival',
  'minimalist-modern',
] as const
export const STILL_LIFE_NAMES = [
  'empty-cart',
  'empty-wishlist',
  'empty-orders',
  'empty-search',
  'not-found',
  'something-wrong',
] as const

export const BANNER_NAMES = [
  'department-women',
  'department-men',
  'department-kids',
  'sale',
  'deals',
  'flash-deals',
] as const
export const LOOKBOOK_NAMES = ['summer-vibes', 'urban-edge', 'minimalist-luxe'] as const
/** A department's categories, as small tiles over its listing. */
export const TILE_NAMES = [
  ...['women-dresses', 'women-tops', 'women-bottoms', 'women-shoes', 'women-accessories', 'women-outerwear'],
  ...['men-shirts', 'men-pants', 'men-jackets', 'men-sneakers', 'men-watches', 'men-accessories'],
  ...['kids-baby', 'kids-toddler', 'kids-kids', 'kids-tweens', 'kids-shoes', 'kids-toys'],
] as const
export const TREND_NAMES = ['futuristic-tech', 'holographic', 'led-fashion', 'smart-wear'] as const

export const COMPOSITIONS: readonly Composition[] = [
  ...list(['hero', 'hero-dark'], 1440, 680, [1440, 2160]),
  ...list(['hero-phone', 'hero-phone-dark'], 390, 430, [390, 780]),
  ...list(
    CATEGORY_NAMES.map((n) => `category-${n}`),
    400,
    500,
    CARD,
  ),
  ...list(
    TILE_NAMES.map((n) => `tile-${n}`),
    400,
    500,
    [206, 412],
  ),
  ...list(['daily-deals'], 820, 380, [820, 1640]),
  ...list(['new-arrivals'], 620, 860, [412, 620, 724, 824, 1240]),
  ...list(
    COLLECTION_NAMES.map((n) => `collection-${n}`),
    400,
    500,
    [412, 824],
  ),
  ...list([...BANNER_NAMES, 'coming-soon'], 1240, 420, [1240, 2480]),
  ...list(
    [...BANNER_NAMES, 'coming-soon'].map((n) => `${n}-phone`),
    390,
    300,
    [390, 780],
  ),
  ...list(
    LOOKBOOK_NAMES.map((n) => `lookbook-${n}`),
    720,
    900,
    [412, 724, 824],
  ),
  ...list(
    TREND_NAMES.map((n) => `trending-${n}`),
    400,
    500,
    [412, 824],
  ),
  ...list(['vip'], 560, 420, [560, 724, 1120]),
  ...list(STILL_LIFE_NAMES, 280, 220, SMALL),
]
