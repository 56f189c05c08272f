import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ProductSummary } from '@/domain/product'
import { unwrap } from '../supabase/rest'
import { parseAnswer } from '../supabase/rpc'
import { productKeys } from './product-keys'
import { summaryRow, toProductSummary } from './product-mapper'
import { summaries } from './product-queries'

export type HomeSections = Readonly<
  Record<'flash' | 'trending' | 'arrivals' | 'best', readonly ProductSummary[]>
>

/**
 * The home page's products by section, in one request. A product that is withdrawn leaves its own section and moves none
 * of the others.
 */
export const homeSectionsQuery = () =>
  queryOptions({ queryKey: productKeys.home(), queryFn: ({ signal }) => fetchSections(signal) })

const rankedRow = v.object({ ...summaryRow.entries, featured_rank: v.number() })

async function fetchSections(signal: AbortSignal): Promise<HomeSections> {
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
