import * as v from 'valibot'
import { type AdminReturnItem, itemConditions } from './return'

/** What the owner writes to the shopper about a return. The issues of these forms are names of problems. */
export const answerSchema = v.object({ answer: v.pipe(v.string(), v.trim(), v.nonEmpty('needed')) })

const received = v.object({
  received: v.number(),
  condition: v.picklist(itemConditions),
  isRestocked: v.boolean(),
})
type Lines = Readonly<Record<string, v.InferOutput<typeof received>>>

/** What arrived of a return, by the ids of its items. */
export const receivedSchema = v.object({
  lines: v.pipe(
    v.record(v.string(), received),
    v.check((lines) => unitsOf(lines) > 0, 'nothing'),
  ),
})
export type ReceivedForm = v.InferOutput<typeof receivedSchema>

/** How many items arrived. */
export const unitsOf = (lines: Lines) => Object.values(lines).reduce((sum, { received }) => sum + received, 0)

/** Everything arrived as it was sent; what the shopper calls faulty stays out of the stock. */
export const expectedLines = (items: readonly AdminReturnItem[]): Lines =>
  Object.fromEntries(
    items.map(({ id, quantity, reason, hasVariant }) => [
      id,
      {
        received: quantity,
        condition: reason === 'faulty' ? 'damaged' : 'unused',
        isRestocked: hasVariant && reason !== 'faulty',
      },
    ]),
  )
