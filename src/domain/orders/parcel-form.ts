import * as v from 'valibot'

/** What the owner types about a parcel; an empty text stands for a missing one. The issues are names of problems. */
export const parcelSchema = v.object({
  carrier: v.string(),
  trackingNumber: v.string(),
  trackingUrl: v.pipe(v.string(), v.trim(), v.regex(/^(https:\/\/[^\s"<>]+)?$/, 'url')),
  mayOpen: v.boolean(),
  mayTryOn: v.boolean(),
})
export type ParcelForm = v.InferOutput<typeof parcelSchema>

/** A new parcel, with how many of each of the order's items go into it, by their ids. */
export const newParcelSchema = v.object({
  ...parcelSchema.entries,
  quantities: v.pipe(
    v.record(v.string(), v.number()),
    v.check((quantities) => Object.values(quantities).some((quantity) => quantity > 0), 'none'),
  ),
})
