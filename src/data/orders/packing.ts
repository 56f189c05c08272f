import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { numeric, textOrEmpty, timestamp } from '../supabase/schemas'
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
    v.pipe(
      v.object({
        id: v.string(),
        order_number: v.string(),
        created_at: timestamp,
        customer_name: v.string(),
        city: textOrEmpty,
        items: v.array(
          v.pipe(
            v.object({
              product_name: v.string(),
              product_image: v.string(),
              size: v.string(),
              color: v.string(),
              sku: textOrEmpty,
              quantity: numeric,
            }),
            v.transform(({ product_name: name, product_image: image, ...item }) => ({
              ...item,
              name,
              image,
            })),
          ),
        ),
      }),
      v.transform(
        ({ order_number: number, created_at: createdAt, customer_name: customerName, ...order }) => ({
          ...order,
          number,
          createdAt,
          customerName,
        }),
      ),
    ),
  ),
})
