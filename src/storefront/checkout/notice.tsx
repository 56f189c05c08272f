import { CircleExclamationPoint, Info } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

type NoticeProps = {
  tone: 'error' | 'info'
  title: string
  children?: ReactNode
  actions?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A message with a title and actions; an error takes the focus. */
export function Notice({ tone, title, children, actions, ref }: NoticeProps) {
  const Icon = tone === 'error' ? CircleExclamationPoint : Info
  return (
    <div
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      className={`mb-6 flex gap-3 rounded-surface p-4 ${tone === 'error' ? 'bg-danger-soft' : 'bg-surface-sunken'}`}
    >
      <Icon
        size={22}
        strokeWidth={1.6}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${tone === 'error' ? 'text-danger-text' : 'text-muted'}`}
      />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children}
        {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  )
}
