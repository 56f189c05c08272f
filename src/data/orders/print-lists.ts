import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { mostPrinted } from '@/config/page-limits'
import { languages } from '@/domain/text/spoken-languages'
import { rpc } from '../supabase/rpc'
import { column, money, numeric, rowOf, textOrEmpty } from '../supabase/schemas'
import { orderKeys } from './order-keys'

const picked = v.object({
  lines: v.array(
    rowOf({
      sku: textOrEmpty,
      name: column('product_name', v.string()),
      image: column('product_image', v.string()),
      size: v.string(),
      color: v.string(),
      quantity: numeric,
      orders: v.array(v.object({ number: v.string(), quantity: numeric })),
    }),
  ),
  orders: v.array(
    rowOf({ number: v.string(), customerName: v.string(), city: textOrEmpty, quantity: numeric }),
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

const label = rowOf({
  orderNumber: v.string(),
  customerName: v.string(),
  customerPhone: v.string(),
  shippingAddress: v.object({
    address: v.string(),
    city: v.string(),
    zipCode: v.string(),
    country: v.string(),
  }),
  currency: v.string(),
  /** Of the courier, who reads the shop's. */
  language: v.picklist(languages),
  isCash: v.boolean(),
  position: numeric,
  parcels: numeric,
  quantity: numeric,
  carrier: textOrEmpty,
  trackingNumber: textOrEmpty,
  mayOpen: v.boolean(),
  mayTryOn: v.boolean(),
  toCollect: column('amount_to_collect', money),
})
export type ParcelLabel = v.InferOutput<typeof label>

/** The labels of several orders, one for each parcel. */
export const labelsQuery = (numbers: readonly string[]) =>
  queryOptions({
    queryKey: orderKeys.labels(numbers),
    queryFn: ({ signal }) =>
      rpc('parcel_labels', { p_numbers: numbers.slice(0, mostPrinted) }, v.array(label), { signal }),
    staleTime: 0,
  })

const slip = rowOf({
  orderNumber: v.string(),
  parcel: v.nullable(numeric),
  parcels: v.pipe(
    v.nullable(numeric),
    v.transform((count) => count ?? 0),
  ),
  carrier: textOrEmpty,
  trackingNumber: textOrEmpty,
  toCollect: column('amount_to_collect', money),
  items: v.array(rowOf({ itemId: v.string(), quantity: numeric })),
})

/** What the packing slips of several orders list. */
export const packingSlipsQuery = (numbers: readonly string[]) =>
  queryOptions({
    queryKey: orderKeys.packingSlips(numbers),
    queryFn: ({ signal }) =>
      rpc('packing_slips', { p_numbers: numbers.slice(0, mostPrinted) }, v.array(slip), { signal }),
    staleTime: 0,
  })
