/** What a visitor may agree that advertising services are told of an order, as the question names it. */
export const sharePurposes = ['meta', 'meta-contact', 'google'] as const
export type SharePurpose = (typeof sharePurposes)[number]

/** The click on an advertisement that led here, by its number there. `at` in milliseconds. */
type AdClick = { id: string; at: number }

/**
 * A visitor's yes: when, to what, the last click, and the orders that it was sent with. Without a purpose it was taken back,
 * and the orders are those that still have to be told so.
 */
export type Share = {
  at: number
  purposes: readonly SharePurpose[]
  click: AdClick | null
  orders: readonly string[]
}

const dayMs = 24 * 60 * 60 * 1000
const clickLastsMs = 30 * dayMs
const mostOrders = 20

/** The purposes in a text with spaces, which may be anything. */
export const purposesIn = (text: string): SharePurpose[] =>
  sharePurposes.filter((purpose) => text.split(' ').includes(purpose))

const asksMeta = (purposes: readonly SharePurpose[]) => purposes.some((purpose) => purpose.startsWith('meta'))

/** The number of the click that an address has from Meta; null without one. */
export function clickIn(address: URL): string | null {
  const id = address.searchParams.get('fbclid') ?? ''
  return /^[\w-]{1,500}$/.test(id) ? id : null
}

/** What is kept after a click, of somebody who agreed that Meta is told; the same where nothing changes. */
export const withClick = (share: Share | null, click: AdClick): Share | null =>
  share && asksMeta(share.purposes) && share.click?.id !== click.id ? { ...share, click } : share

/** What is kept once an order was told of the yes: its click led to that order alone. */
export const withOrder = (share: Share | null, orderId: string): Share | null =>
  share && { ...share, click: null, orders: [orderId, ...share.orders].slice(0, mostOrders) }

/** The stored yes, which may be anything; null when it is none, or older than `lasts`. */
export function parseShare(stored: unknown, now: number, lasts: number): Share | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { at, purposes, click, orders }: Record<string, unknown> = { ...stored }
  if (typeof at !== 'number' || at > now || now - at > lasts || !Array.isArray(purposes)) return null
  return {
    at,
    purposes: sharePurposes.filter((purpose) => purposes.includes(purpose)),
    click: clickOf(click, now),
    orders: Array.isArray(orders)
      ? orders.filter((order): order is string => /^[0-9a-f-]{36}$/.test(String(order))).slice(0, mostOrders)
      : [],
  }
}

function clickOf(value: unknown, now: number): AdClick | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, at }: Record<string, unknown> = { ...value }
  const isOne = typeof id === 'string' && /^[\w-]{1,500}$/.test(id) && typeof at === 'number'
  return isOne && at <= now && now - at <= clickLastsMs ? { id, at } : null
}
