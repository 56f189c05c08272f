import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toMinor } from '@/domain/money'
import type { OrderStatus } from '@/domain/order'
import type { Bucket, DayRange, DealSpan, SalesBucket, SalesFigures, SalesSums } from '@/domain/sales'
import { rest, unwrap } from '../supabase/rest'
import { toRecord, toRecords, toText } from '../supabase/values'

/** `before` is the revenue of the as many days before. */
type Earner = { slug: string; name: string; revenue: number; units: number; before: number }
export type SalesSummary = {
  current: SalesFigures
  /** Over the as many days before. */
  previous: SalesFigures
  buckets: SalesBucket[]
  products: (Earner & { image: string })[]
  collections: Earner[]
  /** What sold in the range and is gone now. */
  soldOut: { slug: string; name: string; image: string; size: string; color: string; units: number }[]
  statuses: Partial<Record<OrderStatus, number>>
  /** When deals ran, those that follow on each other taken together. */
  deals: DealSpan[]
}

/** What was sold in a range beside the as many days before, computed by the database. */
export const salesQuery = (range: DayRange, bucket: Bucket) =>
  queryOptions({
    queryKey: ['sales', range, bucket],
    queryFn: ({ signal }) => fetchSales(range, bucket, signal),
    placeholderData: keepPreviousData,
  })

async function fetchSales(range: DayRange, bucket: Bucket, signal: AbortSignal): Promise<SalesSummary> {
  const answer = toRecord(
    await unwrap(
      rest
        .rpc('sales_summary', { p_from: range.from, p_to: range.to, p_bucket: bucket }, { get: true })
        .abortSignal(signal),
    ),
  )
  return {
    current: toFigures(answer.current),
    previous: toFigures(answer.previous),
    buckets: toRecords(answer.buckets).map((row) => ({
      ...toSums(row),
      start: toText(row.start),
      before: toSums(toRecord(row.before)),
    })),
    products: toRecords(answer.products).map((row) => ({ ...toEarner(row), image: toText(row.image) })),
    collections: toRecords(answer.collections).map(toEarner),
    soldOut: toRecords(answer.soldOut).map((row) => ({
      slug: toText(row.slug),
      name: toText(row.name),
      image: toText(row.image),
      size: toText(row.size),
      color: toText(row.color),
      units: Number(row.units),
    })),
    deals: toRecords(answer.deals).map((row) => ({
      kind: row.kind === 'daily' ? 'daily' : 'flash',
      from: toText(row.from),
      to: toText(row.to),
      deals: Number(row.deals),
    })),
    statuses: toRecord(answer.statuses) as Partial<Record<OrderStatus, number>>,
  }
}

const toSums = (row: Record<string, unknown>): SalesSums => ({
  revenue: toMinor(Number(row.revenue)),
  orders: Number(row.orders),
  units: Number(row.units),
  collected: toMinor(Number(row.collected)),
  refunded: toMinor(Number(row.refunded)),
})

const toEarner = (row: Record<string, unknown>): Earner => ({
  slug: toText(row.slug),
  name: toText(row.name),
  revenue: toMinor(Number(row.revenue)),
  units: Number(row.units),
  before: toMinor(Number(row.before)),
})

function toFigures(value: unknown): SalesFigures {
  const row = toRecord(value)
  return {
    ...toSums(row),
    cancelled: Number(row.cancelled),
    customers: Number(row.customers),
    returning: Number(row.returning),
  }
}
