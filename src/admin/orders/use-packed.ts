import { useSyncExternalStore } from 'react'
import { forgetPacked, type Packed, parsePacked, togglePacked } from '@/domain/packing'

const key = 'admin-packed'
const listeners = new Set<() => void>()

/** Returns the stored text, so that equal reads are equal snapshots. */
function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(packed: Packed) {
  try {
    localStorage.setItem(key, JSON.stringify(packed))
  } catch {
    // Storage is blocked: nothing can be ticked off.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Line items already packed, stored in this browser until the order ships. */
export function usePacked(orderId: string) {
  const packed = parsePacked(useSyncExternalStore(subscribe, read))
  const lines = packed[orderId] ?? []
  return {
    isPacked: (line: string) => lines.includes(line),
    toggle: (line: string) => write(togglePacked(packed, orderId, line)),
  }
}

export function forgetParcel(orderId: string) {
  const packed = parsePacked(read())
  if (orderId in packed) write(forgetPacked(packed, orderId))
}
