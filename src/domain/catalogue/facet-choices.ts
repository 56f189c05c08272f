// Choosing filters, for the pages and controls that offer them.
import { type FacetName, type Facets, facetDefinitions, facetNames, inOrder, isMultiple } from './facets'
import { countedWithin } from './price-bands'

/** Whether a facet's values are offered by their counts, as they have no order of their own. */
const isByCount = (name: FacetName) =>
  !('values' in facetDefinitions[name] || 'compare' in facetDefinitions[name])

/** Chooses a value or takes it back. */
export function toggleFacet(facets: Facets, name: FacetName, value: string): Facets {
  const chosen = facets[name]
  if (chosen.includes(value)) return { ...facets, [name]: chosen.filter((other) => other !== value) }
  return { ...facets, [name]: isMultiple(name) ? inOrder(name, [...chosen, value]) : [value] }
}

/** Every chosen value with its facet, in the order in which they are shown. */
export function chosenFacets(facets: Facets): { name: FacetName; value: string }[] {
  return facetNames.flatMap((name) => facets[name].map((value) => ({ name, value })))
}

/**
 * The values to offer, with how many products each leads to: what would lead to nothing is left out, unless it is
 * chosen and must be there to be taken back. Colours come by how many there are, the rest in their own order.
 *
 * @param counts The products of each value; of prices, of each counted band.
 * @param bands  The price bands that the shop offers.
 */
export function offeredValues(
  name: FacetName,
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
  bands: readonly string[],
): { value: string; count: number }[] {
  const isBand = facetDefinitions[name].kind === 'band'
  const countOf = (value: string) =>
    (isBand ? countedWithin(value) : [value]).reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  const leading = isBand ? bands.filter((band) => countOf(band) > 0) : Object.keys(counts)
  const offered = inOrder(name, [...leading, ...chosen]).map((value) => ({ value, count: countOf(value) }))
  return isByCount(name) ? offered.toSorted((a, b) => b.count - a.count) : offered
}
