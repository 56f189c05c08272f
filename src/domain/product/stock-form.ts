import * as v from 'valibot'

/** A variant's SKU as typed; the issues are problem names. */
export const skuSchema = v.object({ sku: v.pipe(v.string(), v.trim(), v.regex(/^[\w./ -]{1,40}$/, 'sku')) })

const mostUnits = 100_000

/** A typed quantity from 1, or null. */
export function unitsOf(typed: string): number | null {
  const units = Number(typed)
  return /^\d{1,6}$/.test(typed.trim()) && units >= 1 && units <= mostUnits ? units : null
}

const line = v.object({
  id: v.string(),
  name: v.string(),
  image: v.string(),
  size: v.string(),
  color: v.string(),
  sku: v.string(),
  quantity: v.string(),
})
/** A delivery as typed, with what its form shows of each variant. */
export const typedDelivery = v.object({
  /** Made by the browser: what is sent again after a lost answer is received once. */
  id: v.string(),
  lines: v.array(line),
  note: v.string(),
})
export type TypedDelivery = v.InferOutput<typeof typedDelivery>

const units = v.pipe(v.string(), v.transform(unitsOf), v.number('units'))
const counted = v.pipe(
  v.object({ ...line.entries, quantity: units }),
  v.transform(({ id, quantity }) => ({ id, quantity })),
)
/** What a typed delivery adds to the stock; the issues are problem names. */
export const deliverySchema = v.object({
  ...typedDelivery.entries,
  lines: v.pipe(v.array(counted), v.nonEmpty('empty')),
  note: v.pipe(v.string(), v.trim()),
})
