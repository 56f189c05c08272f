import * as v from 'valibot'
import { type Parcel, parcelStates } from '@/domain/orders/parcel'
import { money, textOrNull, timestamp } from '../supabase/schemas'

/** The parcels of an order, the first one first. */
export const parcels = v.array(
  v.pipe(
    v.object({
      id: v.string(),
      position: v.number(),
      state: v.picklist(parcelStates),
      carrier: textOrNull,
      tracking_number: textOrNull,
      tracking_url: textOrNull,
      may_open: v.boolean(),
      may_try_on: v.boolean(),
      amount_to_collect: money,
      shipped_at: timestamp,
      delivered_at: v.nullable(timestamp),
      returned_at: v.nullable(timestamp),
      items: v.array(v.object({ item_id: v.string(), quantity: v.number() })),
    }),
    v.transform(
      (row): Parcel => ({
        id: row.id,
        position: row.position,
        state: row.state,
        carrier: row.carrier,
        trackingNumber: row.tracking_number,
        trackingUrl: row.tracking_url,
        mayOpen: row.may_open,
        mayTryOn: row.may_try_on,
        toCollect: row.amount_to_collect,
        shippedAt: row.shipped_at,
        deliveredAt: row.delivered_at,
        returnedAt: row.returned_at,
        items: row.items.map(({ item_id, quantity }) => ({ itemId: item_id, quantity })),
      }),
    ),
  ),
)
