import type { Minor } from '../../money/money'

/** What a product's sizes and colours have where they have nothing of their own. */
export type Shared = { price: Minor; originalPrice: Minor | null; cost: Minor | null }
/** What a variant has of its own; what is null is the product's. */
export type Own = { price: Minor | null; originalPrice: Minor | null; cost: Minor | null }
/** What a variant costs, cost before, and costs the shop. */
export type Costs = { price: Minor; originalPrice: Minor | null; cost: Minor | null }

/** What a variant costs: what it cost before is no reduction where that is not more, and another price has its own. */
export function costsOf(product: Shared, own: Own): Costs {
  const price = own.price ?? product.price
  const original = own.originalPrice ?? (own.price === null ? product.originalPrice : null)
  return {
    price,
    originalPrice: original !== null && original > price ? original : null,
    cost: own.cost ?? product.cost,
  }
}

const isSame = (a: Costs, b: Costs) =>
  a.price === b.price && a.originalPrice === b.originalPrice && a.cost === b.cost

/**
 * How a product and its variants are stored so that each variant costs what `rows` say: the product costs what the cheapest
 * does, and a variant has of its own what differs. What fits as it is stored stays.
 */
export function settlePrices(
  product: Shared,
  owns: readonly Own[],
  rows: readonly Costs[],
): { product: Shared; owns: Own[] } {
  const price = Math.min(...rows.map((row) => row.price))
  const cheapest = rows.filter((row) => row.price === price)
  const shared = {
    price,
    // The one that it has, where one of the cheapest still has it.
    originalPrice: kept(
      product.originalPrice !== null && product.originalPrice > price ? product.originalPrice : null,
      cheapest.map((row) => row.originalPrice),
    ),
    cost: rows.some((row) => row.cost === null)
      ? null
      : kept(
          product.cost,
          rows.map((row) => row.cost),
        ),
  }
  return {
    product: shared,
    owns: rows.map((row, place) => {
      const own = owns[place]
      return own && isSame(costsOf(shared, own), row) && isAllowed(own, price) ? own : ownOf(shared, row)
    }),
  }
}

/** No variant costs less than the product. */
const isAllowed = ({ price }: Own, lowest: Minor) => price === null || price >= lowest

function kept(now: Minor | null, among: readonly (Minor | null)[]): Minor | null {
  const [first = null] = among
  return among.includes(now) ? now : first
}

function ownOf(product: Shared, { price, originalPrice, cost }: Costs): Own {
  const ownCost = cost === product.cost ? null : cost
  if (price === product.price && originalPrice === product.originalPrice)
    return { price: null, originalPrice: null, cost: ownCost }
  // A price of its own takes over nothing of what the product cost before.
  return price === product.price && originalPrice !== null
    ? { price: null, originalPrice, cost: ownCost }
    : { price, originalPrice, cost: ownCost }
}
