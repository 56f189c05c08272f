import * as v from 'valibot'
import { unwrap } from '../supabase/rest'
import { parseAnswer } from '../supabase/rpc'
import type { HomeSections } from './home-sections'
import { summaryRow, toProductSummary } from './product-mapper'
import { summaries } from './summaries'

const rankedRow = v.object({ ...summaryRow.entries, featured_rank: v.number() })

export async function fetchHomeSections(signal: AbortSignal): Promise<HomeSections> {
  const answer = await unwrap(summaries().lte('featured_rank', 40).order('featured_rank').abortSignal(signal))
  const rows = parseAnswer('products', v.array(rankedRow), answer)
  const ranked = (first: number, last: number) =>
    rows.filter(({ featured_rank: rank }) => rank >= first && rank <= last).map(toProductSummary)
  // The ranks of specification 2.
  return {
    flash: ranked(1, 12),
    trending: ranked(13, 24),
    arrivals: ranked(25, 36),
    best: ranked(37, 40),
  }
}
