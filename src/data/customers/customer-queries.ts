import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Customer, CustomerDetail, CustomerSort } from '@/domain/orders/customer'
import { orderStatuses } from '@/domain/orders/order'
import { languages } from '@/domain/text/spoken-languages'
import { shippingAddress } from '../addresses/shipping-address'
import { rpc } from '../supabase/rpc'
import { column, money, rowOf, textOrEmpty, timestamp } from '../supabase/schemas'
import { customerKeys } from './customer-keys'

export type CustomerFilter = {
  /** Part of a name, a phone number, an email, a city or an order. */
  search: string
  /** Empty for all. */
  tag: string
  sort: CustomerSort
  /** From 1. */
  page: number
}
export const customersPerPage = 50
/** Rows fetched per request of an export. */
const perExport = 1000

/** The owner's customers, and how many the search finds. */
export const customersQuery = (filter: CustomerFilter) =>
  queryOptions({
    queryKey: customerKeys.list(filter),
    queryFn: ({ signal }) => fetchCustomers(filter, customersPerPage, signal),
    placeholderData: keepPreviousData,
  })

/** One customer with the newest orders and the notes; null when there is none with that key. */
export const customerQuery = (key: string) =>
  queryOptions({
    queryKey: customerKeys.detail(key),
    // Posted: the embedded back end takes a phone number in an address for a number, without its plus.
    queryFn: ({ signal }) => rpc('get_customer', { p_customer: key }, v.nullable(customerDetail), { signal }),
  })

/** Everyone the search finds, for a file. */
export async function everyCustomer(filter: Omit<CustomerFilter, 'page'>): Promise<Customer[]> {
  const customers: Customer[] = []
  for (let page = 1; ; page += 1) {
    const part = await fetchCustomers({ ...filter, page }, perExport)
    customers.push(...part.customers)
    if (part.customers.length < perExport) return customers
  }
}

const customerEntries = {
  key: v.string(),
  email: textOrEmpty,
  name: v.string(),
  phone: v.string(),
  city: textOrEmpty,
  orders: v.number(),
  spent: money,
  phoneE164: v.nullable(v.string()),
  returned: v.number(),
  tags: v.array(v.string()),
  joinedAt: column('joined', timestamp),
  lastOrderAt: column('last', timestamp),
  isMember: column('member', v.boolean()),
}
const customers = v.object({
  total: v.number(),
  /** The tags in use, with how many customers have each. */
  tags: v.array(v.object({ tag: v.string(), customers: v.number() })),
  customers: v.array(rowOf(customerEntries)),
})

const customerDetail = v.pipe(
  rowOf({
    ...customerEntries,
    address: shippingAddress,
    newest: v.array(
      rowOf({
        id: v.string(),
        number: column('order_number', v.string()),
        status: column('order_status', v.picklist(orderStatuses)),
        currency: v.string(),
        total: column('total_amount', money),
        due: column('due_amount', money),
        language: v.picklist(languages),
        createdAt: timestamp,
      }),
    ),
    notes: v.array(
      rowOf({
        id: v.number(),
        text: column('note', v.string()),
        author: textOrEmpty,
        createdAt: timestamp,
      }),
    ),
  }),
  v.transform((row): CustomerDetail => ({ ...row, language: row.newest[0]?.language ?? null })),
)

const fetchCustomers = ({ search, tag, sort, page }: CustomerFilter, size: number, signal?: AbortSignal) =>
  rpc(
    'list_customers',
    { p_search: search.trim(), p_sort: sort, p_page: page, p_size: size, ...(tag && { p_tag: tag }) },
    customers,
    { get: true, signal },
  )
