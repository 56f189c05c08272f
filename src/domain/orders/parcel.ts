import type { Minor } from '../money/money'

/** Refused at the door or returned: it came back, and its items can be sent again. */
export const parcelStates = ['shipped', 'delivered', 'refused', 'returned'] as const
export type ParcelState = (typeof parcelStates)[number]

/** A parcel of an order. Amounts in minor units, times in milliseconds, UTC. */
export type Parcel = {
  id: string
  /** Its number among the order's parcels, from 1; one that was removed leaves a gap. */
  position: number
  state: ParcelState
  carrier: string | null
  trackingNumber: string | null
  /** A link that the owner typed, for a carrier whose tracking links the shop does not know. */
  trackingUrl: string | null
  /** What the customer may do at the door before paying. */
  mayOpen: boolean
  mayTryOn: boolean
  toCollect: Minor
  shippedAt: number
  deliveredAt: number | null
  returnedAt: number | null
  items: { itemId: string; quantity: number }[]
}

/** On its way or handed over. */
export const isUnderWay = ({ state }: Pick<Parcel, 'state'>) => state === 'shipped' || state === 'delivered'

/** Some of the items left, and others are still to be sent. */
export const isPartlyShipped = ({ itemCount, shippedCount }: { itemCount: number; shippedCount: number }) =>
  shippedCount > 0 && shippedCount < itemCount

/** What is in a parcel, in the order's order. */
export const contentsOf = <Item extends { id: string }>(
  parcel: Pick<Parcel, 'items'>,
  items: readonly Item[],
): { item: Item; quantity: number }[] =>
  items.flatMap((item) => {
    const inside = parcel.items.find(({ itemId }) => itemId === item.id)
    return inside ? [{ item, quantity: inside.quantity }] : []
  })

/** A page to pack by: what is in one parcel, or what of the order is still to be packed. */
export type PackingSlip = {
  orderNumber: string
  /** Its place among the order's parcels that left and are not back, from 1; null for what is still to be packed. */
  parcel: number | null
  parcels: number
  carrier: string
  trackingNumber: string
  toCollect: Minor
  items: { itemId: string; quantity: number }[]
}

/** The page of one parcel where one is asked for; else what is still to be packed, or every parcel once all has left. */
export function slipsToPrint(slips: readonly PackingSlip[], parcel: number | null): PackingSlip[] {
  if (parcel !== null) return slips.filter((slip) => slip.parcel === parcel)
  return slips.filter(
    (slip) =>
      slip.parcel === null ||
      !slips.some((other) => other.parcel === null && other.orderNumber === slip.orderNumber),
  )
}
