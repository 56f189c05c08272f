import { showToast, type ToastMessage } from './toast'

const shown = new Set<string>()

/** Shows a message the first time only, until the page is loaded anew. */
export function showToastOnce(message: ToastMessage) {
  if (shown.has(message.title)) return
  shown.add(message.title)
  showToast(message)
}
