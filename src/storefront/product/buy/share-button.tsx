import { Share2 } from 'lucide-react'
import { pageUrl } from '@/config/site'
import { productWords } from '@/content/product/product'
import { IconButton } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'

/** Opens the device's share sheet, or copies the link where there is none. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { label, copied, failed } = productWords.share
  const share = async () => {
    const url = pageUrl(path)
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      showToast({ title: copied.title, description: copied.text, tone: 'success' })
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ title: failed.title, description: failed.text, tone: 'error' })
    }
  }
  return (
    <IconButton label={label} onClick={share} className="-me-2.5">
      <Share2 size={20} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  )
}
