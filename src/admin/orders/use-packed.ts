import { useSyncExternalStore } from 'react'
import { forgetPacked, type Packed, parsePacked, togglePacked } from '@/domain/packing'

const key = 'admin-packed'
const listeners = new Set<() => void>()

/** As it stands in this browser: a text, so that two readings of the same are equal. */
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
    // Private mode: then nothing is ticked off.
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

/** What of an order lies in its parcel already; kept in this browser until it is shipped. */
export function usePacked(orderId: string) {
  const packed = parsePacked(useSyncExternalStore(subscribe, read))
  const lines = packed[orderId] ?? []
  return {
    isPacked: (line: string) => lines.includes(line),
    toggle: (line: string) => write(togglePacked(packed, orderId, line)),
  }
}

/** Forgets it once the order has left. */
export function forgetParcel(orderId: string) {
  const packed = parsePacked(read())
  if (orderId in packed) write(forgetPacked(packed, orderId))
}
