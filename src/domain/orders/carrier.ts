// What a carrier does for the shop. docs/carriers.md says how to add one, and why there is one for all.
import type { Minor } from '../money/money'
import type { CsvCell } from '../values/csv'
import type { ParcelState } from './parcel'

/** A parcel as a carrier is told of it. */
type CarrierParcel = {
  orderNumber: string
  customerName: string
  customerPhone: string
  shippingAddress: { address: string; city: string; zipCode: string; country: string }
  currency: string
  /** To be collected at the door. */
  toCollect: Minor
  /** How many items are in it. */
  quantity: number
  mayOpen: boolean
  mayTryOn: boolean
}

/** What a carrier says of a parcel. */
export type CarrierLine = {
  /** The order's number, or the carrier's own of the parcel. */
  code: string
  trackingNumber: string
  /** Null for a state on the way, which is only noted. */
  state: ParcelState | null
  /** The state in the carrier's words. */
  words: string
}

export type CarrierFile =
  | { lines: CarrierLine[] /** Without a number, or doubled. */; skipped: number }
  | { problem: 'columns' | 'empty' }

export type Carrier = {
  /** The parcels as the carrier's import takes them; the heads are words of the shop's language. */
  list: (parcels: readonly CarrierParcel[], heads: readonly string[], yes: string, no: string) => CsvCell[][]
  /** What the carrier's export says. */
  read: (text: string) => CarrierFile
}
