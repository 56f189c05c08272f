import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { mostPrinted } from '@/config/page-limits'
import type { PackingSlip } from '@/domain/orders/parcel'
import { languages } from '@/domain/text/spoken-languages'
import { rpc } from '../supabase/rpc'
import { money, numeric, textOrEmpty } from '../supabase/schemas'
import { orderKeys } from './order-keys'

const picked = v.object({
  lines: v.array(
    v.pipe(
      v.object({
        sku: textOrEmpty,
        product_name: v.string(),
        product_image: v.string(),
        size: v.string(),
        color: v.string(),
        quantity: numeric,
        orders: v.array(v.object({ number: v.string(), quantity: numeric })),
      }),
      v.transform(({ product_name, product_image, ...row }) => ({
        ...row,
        name: product_name,
        image: product_image,
      })),
    ),
  ),
  orders: v.array(
    v.pipe(
      v.object({ number: v.string(), customer_name: v.string(), city: textOrEmpty, quantity: numeric }),
      v.transform(({ customer_name, ...row }) => ({ ...row, customerName: customer_name })),
    ),
  ),
})
export type PickList = v.InferOutput<typeof picked>

/** What is still to be packed of several orders, summed by variant. */
export const pickListQuery = (numbers: readonly string[]) =>
  queryOptions({
    queryKey: orderKeys.pickList(numbers),
    queryFn: ({ signal }) =>
      rpc('pick_list', { p_numbers: numbers.slice(0, mostPrinted) }, picked, { signal }),
    staleTime: 0,
  })

const label = v.pipe(
  v.object({
    order_number: v.string(),
    customer_name: v.string(),
    customer_phone: v.string(),
    shipping_address: v.object({
      address: v.string(),
      city: v.string(),
      zipCode: v.string(),
      country: v.string(),
    }),
    currency: v.string(),
    language: v.picklist(languages),
    is_cash: v.boolean(),
    position: numeric,
    parcels: numeric,
    quantity: numeric,
    carrier: textOrEmpty,
    tracking_number: textOrEmpty,
    may_open: v.boolean(),
    may_try_on: v.boolean(),
    amount_to_collect: money,
  }),
  v.transform((row) => ({
    orderNumber: row.order_number,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    shippingAddress: row.shipping_address,
    currency: row.currency,
    /** Of the courier, who reads the shop's. */
    language: row.language,
    isCash: row.is_cash,
    position: row.position,
    parcels: row.parcels,
    quantity: row.quantity,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    mayOpen: row.may_open,
    mayTryOn: row.may_try_on,
    toCollect: row.amount_to_collect,
  })),
)
export type ParcelLabel = v.InferOutput<typeof label>

/** The labels of several orders, one for each parcel. */
export const labelsQuery = (numbers: readonly string[]) =>
  queryOptions({
    queryKey: orderKeys.labels(numbers),
    queryFn: ({ signal }) =>
      rpc('parcel_labels', { p_numbers: numbers.slice(0, mostPrinted) }, v.array(label), { signal }),
    staleTime: 0,
  })

const slip = v.pipe(
  v.object({
    order_number: v.string(),
    parcel: v.nullable(numeric),
    parcels: v.nullable(numeric),
    carrier: textOrEmpty,
    tracking_number: textOrEmpty,
    amount_to_collect: money,
    items: v.array(v.object({ item_id: v.string(), quantity: numeric })),
  }),
  v.transform(
    (row): PackingSlip => ({
      orderNumber: row.order_number,
      parcel: row.parcel,
      parcels: row.parcels ?? 0,
      carrier: row.carrier,
      trackingNumber: row.tracking_number,
      toCollect: row.amount_to_collect,
      items: row.items.map(({ item_id, quantity }) => ({ itemId: item_id, quantity })),
    }),
  ),
)

/** What the packing slips of several orders list. */
export const packingSlipsQuery = (numbers: readonly string[]) =>
  queryOptions({
    queryKey: orderKeys.packingSlips(numbers),
    queryFn: ({ signal }) =>
      rpc('packing_slips', { p_numbers: numbers.slice(0, mostPrinted) }, v.array(slip), { signal }),
    staleTime: 0,
  })
