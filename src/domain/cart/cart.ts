import type { Minor } from '../money/money'

/** A line of the cart: a product in a size and a colour. Prices in minor units. */
export type LineItem = {
  /** Null where only the slug is known. */
  productId: string | null
  /** For links; and it names the product to the shop where the id is not known. */
  slug: string
  title: string
  image: string
  price: Minor
  /** What it cost when it was added, once that has changed; perhaps what it costs again. */
  priceBefore?: Minor
  originalPrice?: Minor
  size: string
  color: string
  quantity: number
}

export type CartState = { items: LineItem[]; totalItems: number; totalPrice: Minor }
export type LineKey = Pick<LineItem, 'productId' | 'slug' | 'size' | 'color'>

export type CartAction =
  /** A known line grows by the quantity, or by 1; else a new one. */
  | { type: 'add'; item: Omit<LineItem, 'quantity'> & { quantity?: number }; max: number }
  | { type: 'remove'; key: LineKey }
  /** 0 or less removes the line. */
  | { type: 'update'; key: LineKey; quantity: number; max: number }
  /** New facts about a line (its price, say), told by the database. */
  | { type: 'refresh'; key: LineKey; price: Minor }
  /** Puts a removed line back where it was. */
  | { type: 'restore'; item: LineItem; index: number }
  | { type: 'clear' }
  | { type: 'load'; items: LineItem[] }

export const emptyCart: CartState = { items: [], totalItems: 0, totalPrice: 0 }

type ProductKey = Pick<LineKey, 'productId' | 'slug'>
/** By the slug where one of them is known by that alone. */
export const sameProduct = (a: ProductKey, b: ProductKey): boolean =>
  a.productId !== null && b.productId !== null ? a.productId === b.productId : a.slug === b.slug

export function sameLine(a: LineKey, b: LineKey): boolean {
  return sameProduct(a, b) && a.size === b.size && a.color === b.color
}

export function lineKey({ productId, slug, size, color }: LineKey): string {
  return JSON.stringify([productId ?? slug, size, color])
}

/** Totals are recomputed after each action. */
function withTotals(items: LineItem[]): CartState {
  return {
    items,
    totalItems: items.reduce((sum, item) => sum + item.quantity, 0),
    totalPrice: items.reduce((sum, item) => sum + item.price * item.quantity, 0),
  }
}

export function cartReducer(state: CartState, action: CartAction): CartState {
  const { items } = state
  const withLine = (key: LineKey, change: (item: LineItem) => Partial<LineItem>) =>
    withTotals(items.map((item) => (sameLine(item, key) ? { ...item, ...change(item) } : item)))
  switch (action.type) {
    case 'add': {
      const { quantity = 1, ...facts } = action.item
      const known = items.find((item) => sameLine(item, facts))
      const line = { ...facts, quantity: Math.min((known?.quantity ?? 0) + quantity, action.max) }
      if (line.quantity < 1) return state
      return withTotals(known ? items.map((item) => (item === known ? line : item)) : [...items, line])
    }
    case 'remove':
      return withTotals(items.filter((item) => !sameLine(item, action.key)))
    case 'update':
      if (action.quantity <= 0) return cartReducer(state, { type: 'remove', key: action.key })
      return withLine(action.key, () => ({ quantity: Math.min(action.quantity, action.max) }))
    case 'refresh':
      return withLine(action.key, ({ price, priceBefore = price }) => ({ price: action.price, priceBefore }))
    case 'restore':
      if (items.some((item) => sameLine(item, action.item))) return state
      return withTotals(items.toSpliced(action.index, 0, action.item))
    case 'clear':
      return emptyCart
    case 'load':
      return withTotals(action.items)
  }
}

/** Characters, more than a full cart takes: a longer text was not written by the shop. */
const storedLength = 250_000

/**
 * The lines of a stored cart. What was stored may be anything: by an older version, by hand, half written.
 * @throws Error when it is no cart at all; lines that cannot be right are left out
 */
export function parseCart(stored: string, max: { lines: number; quantity: number }): LineItem[] {
  const value: unknown = stored.length > storedLength || JSON.parse(stored)
  if (!Array.isArray(value)) throw new Error('The stored cart is not a list')
  const items: LineItem[] = []
  for (const entry of value) {
    const line = parseLine(entry, max.quantity)
    if (line && items.length < max.lines && !items.some((item) => sameLine(item, line))) items.push(line)
  }
  return items
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function parseLine(entry: unknown, maxQuantity: number): LineItem | null {
  if (typeof entry !== 'object' || entry === null) return null
  const line: Record<string, unknown> = { ...entry }
  const { productId, title, image, price, priceBefore, originalPrice, size, color, quantity } = line
  // A line without its product's id may have the slug in its place.
  const slug = line.slug ?? line.id
  const isText = (value: unknown, length: number): value is string =>
    typeof value === 'string' && value.length <= length
  const isAmount = (value: unknown): value is number =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
  const isLine =
    isText(slug, 120) &&
    /^[a-z0-9-]+$/.test(slug) &&
    isText(title, 200) &&
    isText(image, 2000) &&
    /^(https?:\/\/|\/(?!\/))/.test(image) &&
    isText(size, 83) &&
    isText(color, 40) &&
    isAmount(price) &&
    isAmount(quantity) &&
    quantity > 0
  if (!isLine) return null
  return {
    productId: isText(productId, 36) && uuid.test(productId) ? productId : null,
    slug,
    title,
    image,
    price,
    ...(isAmount(priceBefore) && { priceBefore }),
    ...(isAmount(originalPrice) && { originalPrice }),
    size,
    color,
    quantity: Math.min(quantity, maxQuantity),
  }
}
