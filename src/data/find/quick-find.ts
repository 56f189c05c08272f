import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Minor, toMinor } from '@/domain/money'
import type { OrderStatus } from '@/domain/order'
import { rest, unwrap } from '../supabase/rest'
import { toRecord, toRecords, toText, toTime } from '../supabase/values'

export type QuickFindResults = {
  orders: {
    id: string
    number: string
    status: OrderStatus
    customer: string
    total: Minor
    createdAt: number
  }[]
  customers: { email: string; name: string }[]
  products: { id: string; title: string; image: string; price: Minor; isArchived: boolean }[]
}

/** Up to five of each that the owner may be looking for; `words` is not empty. */
export const quickFindQuery = (words: string) =>
  queryOptions({
    queryKey: ['quick-find', words],
    queryFn: ({ signal }) => find(words, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

async function find(words: string, signal: AbortSignal): Promise<QuickFindResults> {
  const answer = toRecord(
    await unwrap(rest.rpc('quick_find', { p_query: words }, { get: true }).abortSignal(signal)),
  )
  return {
    orders: toRecords(answer.orders).map((row) => ({
      id: toText(row.id),
      number: toText(row.order_number),
      status: row.order_status as OrderStatus,
      customer: toText(row.customer_name),
      total: toMinor(Number(row.total_amount)),
      createdAt: toTime(toText(row.created_at)),
    })),
    customers: toRecords(answer.customers).map((row) => ({
      email: toText(row.email),
      name: toText(row.name),
    })),
    products: toRecords(answer.products).map((row) => ({
      id: toText(row.id),
      title: toText(row.title),
      image: toText(row.image_url),
      price: toMinor(Number(row.price)),
      isArchived: row.archived === true,
    })),
  }
}
