/** Why a variant's stock changed. */
export const movementReasons = [
  'opened',
  'sale',
  'cancelled',
  'reopened',
  'returned',
  'received',
  'corrected',
  'joined',
  'exchange',
] as const

/** A variant as the owner's list of stock shows it. */
export type StockVariant = {
  id: string
  productId: string
  slug: string
  name: string
  image: string
  size: string
  color: string
  sku: string
  left: number
  /** At how many left it is low in stock. */
  level: number
  /** Units sold in the last thirty days. */
  sold: number
  /** How many members and guests wait for it. */
  waiting: number
}

/** Low: at the settings' low-stock level or below. Soon: sold in thirty days at least as much as is left. */
export const stockLevels = ['low', 'soon', 'out', 'all'] as const
export type StockLevel = (typeof stockLevels)[number]

/** How many days the stock lasts when it sells as in the last thirty days; infinite for what sold nothing. */
export const daysOfCover = (left: number, sold: number): number =>
  left === 0 ? 0 : sold > 0 ? (left * 30) / sold : Number.POSITIVE_INFINITY
