// Price bands are written `10-15`, `0-10` or `50-up`, in units of the shop's currency: from the first price, below the
// second.

/** The prices at which a band may begin or end. The database counts products between neighbouring edges. */
export const priceEdges = [10, 15, 20, 30, 50, 100, 150, 200, 300, 500, 1000, 1500, 2000]

/** The bands between the edges that the database counts, in order. */
export const countedBands = bandsBetween(priceEdges)

const usualEdges = [10, 15, 20, 30, 50]
/** The edges of the bands that a shop offers, where its currency's prices are other numbers than those in dollars. */
const edgesByCurrency: Readonly<Record<string, readonly number[]>> = {
  AED: [30, 50, 100, 150, 200],
  SAR: [30, 50, 100, 150, 200],
  MAD: [100, 150, 200, 300, 500],
  SEK: [100, 150, 200, 300, 500],
  NOK: [100, 150, 200, 300, 500],
  DKK: [100, 150, 200, 300, 500],
  TRY: [300, 500, 1000, 1500, 2000],
}

/** The price bands that fit a shop's currency. */
export const offeredBands = (currency: string | undefined): readonly string[] =>
  bandsBetween((currency && edgesByCurrency[currency]) || usualEdges)

/** Whether a band begins and ends at known edges, so that its products can be counted and listed. */
export const isBand = (value: string) => countedWithin(value).length > 0

/** The counted bands that make up a band; none for one that is no band. */
export function countedWithin(band: string): readonly string[] {
  const [from, to] = band.split('-')
  const first = countedBands.findIndex((each) => each.startsWith(`${from}-`))
  const last = countedBands.findIndex((each) => each.endsWith(`-${to}`))
  return first < 0 || last < first || band !== `${from}-${to}` ? [] : countedBands.slice(first, last + 1)
}

/** Lower bands first. */
export const byPrice = (a: string, b: string) =>
  Number.parseInt(a, 10) - Number.parseInt(b, 10) || countedWithin(a).length - countedWithin(b).length

function bandsBetween(edges: readonly number[]): readonly string[] {
  return [0, ...edges].map((edge, index) => `${edge}-${edges[index] ?? 'up'}`)
}
