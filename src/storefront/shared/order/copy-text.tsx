import { Copy } from 'lucide-react'
import { orders } from '@/content/orders/orders'
import { showToast } from '@/ui/toast/toast'

type CopyTextProps = { text: string; label: string; copied: string }

/** Copies a number and confirms it. */
export function CopyText({ text, label, copied }: CopyTextProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: copied, description: text, tone: 'success' })
    } catch {
      showToast({ title: orders.order.copyFailed, tone: 'error' })
    }
  }
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void copy()}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:text-accent md:-my-2 md:size-9 print:hidden"
    >
      <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
    </button>
  )
}
