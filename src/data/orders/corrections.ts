import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Minor, toDecimal } from '@/domain/money/money'
import type { OrderForm } from '@/domain/orders/order-form'
import { deliveryMethod, typedCode } from '../cart/quote-schemas'
import { productKeys } from '../products/product-keys'
import { salesKeys } from '../sales/sales-keys'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'
import { column, money, rowOf, textOrEmpty, timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { correctionKeys } from './correction-keys'
import { orderKeys } from './order-keys'
import { order } from './order-mapper'

/** What of a form decides what an order comes to. */
export type Priced = Pick<OrderForm, 'lines' | 'country' | 'city' | 'method' | 'code' | 'email' | 'phone'>

/** What a correction would come to, with what was paid so far. Nothing is saved. */
export const correctionPreviewQuery = (orderId: string, wished: Priced, version: string) =>
  queryOptions({
    queryKey: correctionKeys.preview(orderId, wished, version),
    queryFn: ({ signal }) => previewCorrection(orderId, wished, signal),
    placeholderData: keepPreviousData,
    // Stock and prices change meanwhile.
    staleTime: 0,
  })

export const previewCorrection = (orderId: string, wished: Priced, signal?: AbortSignal) =>
  rpc(
    'preview_correction',
    {
      p_order_id: orderId,
      p_items: wishedLines(wished),
      p_country: wished.country,
      p_city: wished.city,
      p_code: wished.code,
      p_email: wished.email,
      p_phone: wished.phone,
      ...(wished.method && { p_method: wished.method }),
    },
    preview,
    { signal },
  )

type CorrectOrder = {
  orderId: string
  /** The order's version as the owner saw it. */
  version: string
  form: OrderForm
  /** The total as the owner saw it. */
  total: Minor
}

/** Saves a correction; resolves to the order as it is then. @throws AppError; see isCorrectionConflict */
export function useCorrectOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: correctOrder,
    onSuccess: (changed) => client.setQueryData(orderKeys.detail(changed.id), changed),
    onSettled: useRefresh(orderKeys.all, salesKeys.all, productKeys.all),
  })
}

export const correctOrder = ({ orderId, version, form, total }: CorrectOrder) =>
  rpc(
    'correct_order',
    {
      p_order_id: orderId,
      p_seen: version,
      p_items: wishedLines(form),
      p_customer: { name: form.name, email: form.email, phone: form.phone },
      p_shipping_address: {
        address: form.address,
        city: form.city,
        zipCode: form.zipCode,
        country: form.country,
        company: form.company,
        companyNumber: form.companyNumber,
      },
      p_expected_total: toDecimal(total),
      p_code: form.code,
      ...(form.method && { p_method: form.method }),
    },
    order,
  )

const wishedLines = ({ lines }: Pick<OrderForm, 'lines'>) =>
  lines.map(({ item, slug, size, color, quantity }) => ({ item, slug, size, color, quantity }))

/** Whether the order changed since the owner saw it. */
export const isCorrectionConflict = (error: unknown) =>
  error instanceof AppError && error.code === 'CHANGED_MEANWHILE'

const sumEntries = {
  lines: v.array(
    v.object({
      slug: v.string(),
      size: v.string(),
      color: v.string(),
      quantity: v.number(),
      /** Null when it is not sold any more. */
      price: v.nullable(money),
      available: v.number(),
    }),
  ),
  subtotal: money,
  discount: money,
  shipping: money,
  total: money,
  applied: v.nullable(v.object({ code: v.nullable(v.string()), title: textOrEmpty })),
  code: typedCode,
  isServed: v.boolean(),
  methods: column('shipping_methods', v.array(deliveryMethod)),
  method: column('shipping_method', v.nullable(v.string())),
}
/** What an order of an owner's form comes to. */
export const sums = rowOf(sumEntries)

const preview = rowOf({ ...sumEntries, totalBefore: money, paid: money, refunded: money })
export type CorrectionPreview = v.InferOutput<typeof preview>

const snapshot = rowOf({
  name: v.string(),
  email: textOrEmpty,
  phone: v.string(),
  address: v.record(v.string(), v.unknown()),
  delivery: column('shipping_method', textOrEmpty),
  discount: money,
  items: v.array(
    v.object({ name: v.string(), size: v.string(), color: v.string(), price: money, quantity: v.number() }),
  ),
})
type OrderSnapshot = v.InferOutput<typeof snapshot>
const changes = ['items', 'name', 'phone', 'email', 'address', 'delivery', 'discount'] as const

/** What of the order a correction changed. */
export const changesOf = ({ before, after }: { before: OrderSnapshot; after: OrderSnapshot }) =>
  changes.filter((change) => JSON.stringify(before[change]) !== JSON.stringify(after[change]))

/** An order's corrections, the first one first; `by` is the email of the owner who made it. */
export const correctionsQuery = (orderId: string) =>
  queryOptions({
    queryKey: correctionKeys.list(orderId),
    queryFn: ({ signal }) =>
      rpc('list_corrections', { p_order_id: orderId }, corrections, { get: true, signal }),
  })

const corrections = v.array(
  rowOf({
    id: v.number(),
    at: timestamp,
    by: textOrEmpty,
    before: snapshot,
    after: snapshot,
    totalBefore: money,
    totalAfter: money,
  }),
)
export type Correction = v.InferOutput<typeof corrections>[number]
