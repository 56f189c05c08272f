import * as v from 'valibot'
import { parcelStates } from '@/domain/orders/parcel'
import { column, money, rowOf, textOrNull, timestamp } from '../supabase/schemas'

/** The parcels of an order, the first one first. */
export const parcels = v.array(
  rowOf({
    id: v.string(),
    position: v.number(),
    state: v.picklist(parcelStates),
    carrier: textOrNull,
    trackingNumber: textOrNull,
    trackingUrl: textOrNull,
    mayOpen: v.boolean(),
    mayTryOn: v.boolean(),
    toCollect: column('amount_to_collect', money),
    shippedAt: timestamp,
    deliveredAt: v.nullable(timestamp),
    returnedAt: v.nullable(timestamp),
    items: v.array(rowOf({ itemId: v.string(), quantity: v.number() })),
  }),
)
