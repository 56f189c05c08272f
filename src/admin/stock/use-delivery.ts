import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { StockVariant } from '@/domain/product/stock-movement'
import { ownerDraft } from '../shared/form/owner-draft'

const most = 100_000

const line = v.object({
  id: v.string(),
  name: v.string(),
  image: v.string(),
  size: v.string(),
  color: v.string(),
  sku: v.string(),
  /** The quantity as typed. */
  quantity: v.string(),
})
export type DeliveryLine = v.InferOutput<typeof line>
const delivery = v.object({
  /** Made by the browser: what is sent again after a lost answer is received once. */
  id: v.string(),
  lines: v.array(line),
  note: v.string(),
})

const empty = () => ({ id: crypto.randomUUID(), lines: [], note: '' })

/** A typed quantity from 1, or null. */
export function unitsOf(typed: string): number | null {
  const units = Number(typed)
  return /^\d{1,6}$/.test(typed.trim()) && units >= 1 && units <= most ? units : null
}

/** A delivery that is being entered, stored in this browser until it is received or discarded. */
export function useDelivery() {
  const [draft] = useState(() => ownerDraft('delivery', delivery))
  const [state, setState] = useState<v.InferOutput<typeof delivery>>(() => draft.read() ?? empty())
  const isEmpty = state.lines.length === 0 && state.note === ''
  useEffect(() => draft.store(isEmpty ? null : state), [draft, state, isEmpty])
  return {
    ...state,
    isEmpty,
    /** Adds one of a variant, or one more; resolves to how many there are then. */
    add: ({ id, name, image, size, color, sku }: StockVariant): number => {
      const now = state.lines.find((each) => each.id === id)
      const quantity = now ? (unitsOf(now.quantity) ?? 0) + 1 : 1
      const added = { id, name, image, size, color, sku, quantity: String(quantity) }
      setState({
        ...state,
        lines: now ? state.lines.map((each) => (each.id === id ? added : each)) : [added, ...state.lines],
      })
      return quantity
    },
    setQuantity: (id: string, quantity: string) =>
      setState({
        ...state,
        lines: state.lines.map((each) => (each.id === id ? { ...each, quantity } : each)),
      }),
    remove: (id: string) => setState({ ...state, lines: state.lines.filter((each) => each.id !== id) }),
    setNote: (note: string) => setState({ ...state, note }),
    clear: () => setState(empty()),
    restore: setState,
    draft: state,
  }
}
