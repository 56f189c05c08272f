import * as v from 'valibot'
import { allRows, rowsOf } from '../supabase/rows'
import { parseAnswer } from '../supabase/rpc'
import type { HomeSections } from './home-sections'
import { productSummary, summaryRow, toProductSummary } from './product-mapper'
import { summaries } from './summaries'

const rankedRow = v.object({ ...summaryRow.entries, featured_rank: v.number() })

export async function fetchHomeSections(signal: AbortSignal): Promise<HomeSections> {
  const [featured, { rows: sold }] = await Promise.all([
    allRows(summaries().lte('featured_rank', 40).order('featured_rank').abortSignal(signal)),
    rowsOf(
      summaries()
        .gt('units_sold', 0)
        .gt('quantity', 0)
        .order('units_sold', { ascending: false })
        .order('id')
        .abortSignal(signal),
      0,
      4,
    ),
  ])
  const rows = parseAnswer('products', v.array(rankedRow), featured)
  const bestSellers = parseAnswer('products', v.array(productSummary), sold)
  const ranked = (first: number, last: number) =>
    rows.filter(({ featured_rank: rank }) => rank >= first && rank <= last).map(toProductSummary)
  // The sections are these ranks of the featured products (specification 2).
  return {
    flash: ranked(1, 12),
    trending: ranked(13, 24),
    arrivals: ranked(25, 36),
    // A shop that has sold little fills up with what it features.
    best: [
      ...bestSellers,
      ...ranked(37, 40).filter(({ id }) => bestSellers.every((sold) => sold.id !== id)),
    ].slice(0, 4),
  }
}
