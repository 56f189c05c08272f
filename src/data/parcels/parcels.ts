import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ParcelState } from '@/domain/orders/parcel'
import type { ParcelForm } from '@/domain/orders/parcel-form'
import { orderKeys } from '../orders/order-keys'
import { order } from '../orders/order-mapper'
import { productKeys } from '../products/product-keys'
import { salesKeys } from '../sales/sales-keys'
import { parseAnswer } from '../supabase/answer'
import { AppError } from '../supabase/errors'
import { rest } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { rpc } from '../supabase/rpc'
import { column, money, rowOf } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'

const facts = v.array(rowOf({ id: v.string(), fee: money, version: column('updated_at', v.string()) }))

/** What only the owner sees of an order's parcels: what each costs, and its version, as the database wrote it. */
export const parcelFactsQuery = (orderId: string) =>
  queryOptions({
    queryKey: orderKeys.parcelFacts(orderId),
    queryFn: async ({ signal }) => {
      const rows = await allRows(
        rest
          .from('shipments')
          .select('id,fee,updated_at', { count: 'exact' })
          .eq('order_id', orderId)
          .order('id')
          .abortSignal(signal),
      )
      return new Map(parseAnswer('shipments', facts, rows).map((row) => [row.id, row]))
    },
  })

const toJson = ({ carrier, trackingNumber, trackingUrl, mayOpen, mayTryOn }: ParcelForm) => ({
  carrier: carrier.trim(),
  tracking_number: trackingNumber.trim(),
  tracking_url: trackingUrl.trim(),
  may_open: mayOpen,
  may_try_on: mayTryOn,
})

type Shipped = {
  orderId: string
  /** The parcel's id, made here: a request that is repeated makes one parcel. */
  id: string
  lines: readonly { itemId: string; quantity: number }[]
  fields: ParcelForm
}

/** Sends lines of an order in a parcel of their own. */
export const shipItems = ({ orderId, id, lines, fields }: Shipped) =>
  rpc(
    'ship_items',
    {
      p_order_id: orderId,
      p_id: id,
      p_parcel: toJson(fields),
      p_lines: lines.map(({ itemId, quantity }) => ({ item_id: itemId, quantity })),
    },
    order,
  )

export const saveParcel = ({ id, fields, version }: { id: string; fields: ParcelForm; version: string }) =>
  rpc('save_parcel', { p_id: id, p_parcel: toJson(fields), p_seen: version }, order)

export const moveParcel = ({ id, from, to }: { id: string; from: ParcelState; to: ParcelState }) =>
  rpc('move_parcel', { p_id: id, p_from: from, p_to: to }, order)

export const removeParcel = (id: string) => rpc('remove_parcel', { p_id: id }, order)

/** A change of an order's parcels, answered with the order. @throws AppError; see isParcelConflict */
export function useParcelChange<Change>(mutationFn: (change: Change) => ReturnType<typeof shipItems>) {
  const client = useQueryClient()
  // A parcel that came back may cancel its order, which gives the stock back, and courier fees are in the figures.
  const refresh = useRefresh(orderKeys.all, productKeys.all, salesKeys.all)
  return useMutation({
    mutationFn,
    onSuccess: (changed) => client.setQueryData(orderKeys.detail(changed.id), changed),
    onSettled: () => void refresh(),
  })
}

/** Whether another owner changed the parcel or its order in the meantime. */
export const isParcelConflict = (error: unknown) =>
  error instanceof AppError &&
  [
    'CHANGED_MEANWHILE',
    'PARCEL_NOT_FOUND',
    'MORE_THAN_ORDERED',
    'NOTHING_LEFT',
    'ORDER_WAS_CANCELLED',
  ].includes(error.code)
