import type { ReactNode } from 'react'

type StatePanelProps = {
  title: string
  text?: string
  picture?: ReactNode
  actions?: ReactNode
  /** Announced at once by screen readers: for failures, not for empty states. */
  alert?: boolean
  heading?: 'h1' | 'h2' | 'h3'
}

/** Replaces content that is empty, not found or failed. */
export function StatePanel({
  title,
  text,
  picture,
  actions,
  alert = false,
  heading: Heading = 'h2',
}: StatePanelProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="mx-auto grid max-w-md justify-items-center gap-3 py-12 text-center"
    >
      {picture}
      <Heading
        className="font-display text-28 font-medium leading-tight tracking-tight"
        {...(Heading === 'h1' && { tabIndex: -1 })}
      >
        {title}
      </Heading>
      {text && <p className="text-pretty text-muted">{text}</p>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
