import { notKept } from '@/content/not-kept'
import { showToast } from '@/ui/toast'

let told = false

/** Says that a draft will not survive a reload; once, not with every key. */
export function tellNotKept() {
  if (told) return
  told = true
  showToast({ title: notKept.admin.title, description: notKept.admin.text })
}
