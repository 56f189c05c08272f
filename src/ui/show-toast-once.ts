import { showToast, type ToastMessage } from './toast'

const shown = new Set<string>()

/** Shows a message once per page load. */
export function showToastOnce(message: ToastMessage) {
  if (shown.has(message.title)) return
  shown.add(message.title)
  showToast(message)
}
