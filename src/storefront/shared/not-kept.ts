import { notKept } from '@/content/not-kept'
import { showToast } from '@/ui/toast'

let told = false

/** Says that what is put into the cart will not be there tomorrow; once, not with every change. */
export function tellNotKept() {
  if (told) return
  told = true
  showToast({ title: notKept.shop.title, description: notKept.shop.text })
}
