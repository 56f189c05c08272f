import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { column, numeric, rowOf, textOrEmpty, timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { orderKeys } from './order-keys'

/** Orders with something to pack, the oldest first: no amounts and no e-mail addresses. */
export const ordersToPackQuery = () =>
  queryOptions({
    queryKey: orderKeys.packing(),
    queryFn: ({ signal }) => rpc('orders_to_pack', {}, toPack, { get: true, signal }),
  })

/** Sends all that is left of an order in one parcel. */
export function useShipAll() {
  return useMutation({ mutationFn: shipAll, onSettled: useRefresh(orderKeys.all) })
}

type Shipped = {
  orderId: string
  /** The parcel's id, made here: a request that is repeated makes one parcel. */
  id: string
  carrier: string
  trackingNumber: string
}

const shipAll = ({ orderId, id, carrier, trackingNumber }: Shipped) =>
  rpc(
    'ship_items',
    { p_order_id: orderId, p_id: id, p_parcel: { carrier, tracking_number: trackingNumber } },
    v.looseObject({ id: v.string() }),
  )

const toPack = v.object({
  more: v.boolean(),
  orders: v.array(
    rowOf({
      id: v.string(),
      number: column('order_number', v.string()),
      createdAt: timestamp,
      customerName: v.string(),
      city: textOrEmpty,
      items: v.array(
        rowOf({
          name: column('product_name', v.string()),
          image: column('product_image', v.string()),
          size: v.string(),
          color: v.string(),
          sku: textOrEmpty,
          quantity: numeric,
        }),
      ),
    }),
  ),
})
