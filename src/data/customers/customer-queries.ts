import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Customer, CustomerDetail, CustomerSort } from '@/domain/customer'
import { toMinor } from '@/domain/money'
import type { OrderStatus } from '@/domain/order'
import { rest, unwrap, unwrapMaybe } from '../supabase/rest'
import { toRecord, toRecords, toText, toTime } from '../supabase/values'

export type CustomerFilter = {
  /** Part of a name or an email, upper or lower case alike. */
  search: string
  sort: CustomerSort
  /** From 1. */
  page: number
}
export const customersPerPage = 50
/** What a file takes at once. */
const perExport = 1000

export const customerKeys = {
  all: ['customers'] as const,
  list: (filter: CustomerFilter) => [...customerKeys.all, 'list', filter] as const,
  detail: (email: string) => [...customerKeys.all, 'detail', email] as const,
}

/** The owner's customers, and how many the search finds. */
export const customersQuery = (filter: CustomerFilter) =>
  queryOptions({
    queryKey: customerKeys.list(filter),
    queryFn: ({ signal }) => fetchCustomers(filter, customersPerPage, signal),
    placeholderData: keepPreviousData,
  })

/** One customer with the newest orders and the notes; null when no one ordered with that email. */
export const customerQuery = (email: string) =>
  queryOptions({ queryKey: customerKeys.detail(email), queryFn: ({ signal }) => fetchOne(email, signal) })

/** Everyone the search finds, for a file. */
export async function everyCustomer(filter: Omit<CustomerFilter, 'page'>): Promise<Customer[]> {
  const customers: Customer[] = []
  for (let page = 1; ; page += 1) {
    const part = await fetchCustomers({ ...filter, page }, perExport)
    customers.push(...part.customers)
    if (part.customers.length < perExport) return customers
  }
}

async function fetchCustomers({ search, sort, page }: CustomerFilter, size: number, signal?: AbortSignal) {
  const call = rest.rpc(
    'list_customers',
    { p_search: search.trim(), p_sort: sort, p_page: page, p_size: size },
    { get: true },
  )
  const { total, customers } = toRecord(await unwrap(signal ? call.abortSignal(signal) : call))
  return { total: Number(total), customers: toRecords(customers).map(toCustomer) }
}

async function fetchOne(email: string, signal: AbortSignal): Promise<CustomerDetail | null> {
  const answer = await unwrapMaybe(
    rest.rpc('get_customer', { p_email: email }, { get: true }).abortSignal(signal),
  )
  if (answer === null) return null
  const row = toRecord(answer)
  const address = toRecord(row.address)
  return {
    ...toCustomer(row),
    address: {
      address: toText(address.address),
      city: toText(address.city),
      zipCode: toText(address.zipCode),
      country: toText(address.country),
    },
    validOrders: Number(row.kept),
    newest: toRecords(row.newest).map((order) => ({
      id: toText(order.id),
      number: toText(order.order_number),
      status: order.order_status as OrderStatus,
      total: toMinor(Number(order.total_amount)),
      createdAt: toTime(toText(order.created_at)),
    })),
    notes: toRecords(row.notes).map((note) => ({
      id: Number(note.id),
      text: toText(note.note),
      author: toText(note.author),
      createdAt: toTime(toText(note.created_at)),
    })),
  }
}

function toCustomer(row: Record<string, unknown>): Customer {
  return {
    email: toText(row.email),
    name: toText(row.name),
    phone: toText(row.phone),
    city: toText(row.city),
    orders: Number(row.orders),
    spent: toMinor(Number(row.spent)),
    joinedAt: toTime(toText(row.joined)),
    lastOrderAt: toTime(toText(row.last)),
    isMember: row.member === true,
  }
}
