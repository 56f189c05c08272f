// Toasts without the toast library in the first load: what is said before it has arrived waits in a queue.

export type ToastMessage = {
  title: string
  description?: string | undefined
  tone?: 'plain' | 'success' | 'error'
  action?: { label: string; onClick: () => void }
}

let wanted = false
let deliver: ((message: ToastMessage) => void) | undefined
const queue: ToastMessage[] = []
const listeners = new Set<() => void>()

export function showToast(message: ToastMessage) {
  if (deliver) {
    deliver(message)
    return
  }
  queue.push(message)
  wanted = true
  for (const listener of listeners) listener()
}

/** Loads what shows toasts before there is one: where a failure for want of a connection must be told. */
export function prepareToasts() {
  if (wanted) return
  wanted = true
  for (const listener of listeners) listener()
}

/** For the outlet: whether anything has been said yet. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isWanted: () => wanted,
}

/** For the outlet, once it can show: takes the queue and all that follows. */
export function connectToasts(show: (message: ToastMessage) => void) {
  deliver = show
  for (const message of queue.splice(0)) show(message)
  return () => {
    deliver = undefined
  }
}
