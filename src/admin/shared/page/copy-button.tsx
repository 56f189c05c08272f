import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { admin } from '@/content/admin/admin'
import { showToast } from '@/ui/toast/toast'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => showToast({ title: admin.copyFailed, tone: 'error' }),
    )
  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void copy()}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink md:size-8"
    >
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
      <span role="status" className="sr-only">
        {copied && admin.copied}
      </span>
    </button>
  )
}
