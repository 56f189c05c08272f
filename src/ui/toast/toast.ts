// Keeps the toast library out of the first load: messages wait in a queue until it has loaded.

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

const shownOnce = new Set<string>()

/** Shows a message once per page load. */
export function showToastOnce(message: ToastMessage) {
  if (shownOnce.has(message.title)) return
  shownOnce.add(message.title)
  showToast(message)
}

/** Loads the toast library ahead of time, where a message about being offline may be needed. */
export function prepareToasts() {
  if (wanted) return
  wanted = true
  for (const listener of listeners) listener()
}

/** For the outlet: true once there has been a message. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isWanted: () => wanted,
}

/** For the outlet: receives the queue and all further messages. */
export function connectToasts(show: (message: ToastMessage) => void) {
  deliver = show
  for (const message of queue.splice(0)) show(message)
  return () => {
    deliver = undefined
  }
}
