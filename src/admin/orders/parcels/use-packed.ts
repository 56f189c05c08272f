import { createPersistedStore } from '@/data/browser/persisted-store'
import { forgetPacked, type Packed, parsePacked, togglePacked } from '@/domain/orders/packing'

const store = createPersistedStore<Packed>({ key: 'admin-packed', initial: {}, parse: parsePacked })

/** Line items already packed, stored in this browser until the order ships. */
export function usePacked(orderId: string) {
  const lines = store.use()[orderId] ?? []
  return {
    isPacked: (line: string) => lines.includes(line),
    toggle: (line: string) => store.change((packed) => togglePacked(packed, orderId, line)),
  }
}

export const forgetParcel = (orderId: string) =>
  store.change((packed) => (orderId in packed ? forgetPacked(packed, orderId) : packed))
