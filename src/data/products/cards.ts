import type { ProductSummary } from '@/domain/product'
import { toRecords } from '../supabase/values'
import { type SummaryRow, toProductSummary } from './product-mapper'

/** The cards in a function's answer. */
export function toCards(answer: unknown): ProductSummary[] {
  return (toRecords(answer) as unknown as SummaryRow[]).map(toProductSummary)
}
