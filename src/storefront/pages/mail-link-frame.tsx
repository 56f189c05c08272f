import { type ReactNode, useEffect, useRef } from 'react'
import { CornerArt } from '@/storefront/shared/page/corner-art'

type MailLinkFrameProps = {
  title: string
  text: string
  failure: { title: string; text: string } | null
  /** Becomes true when what the link asks for was done; the heading then takes the focus. */
  isDone: boolean
  children: ReactNode
}

/** A page behind a mail's link: what it does, and the buttons. */
export function MailLinkFrame({ title, text, failure, isDone, children }: MailLinkFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isDone) heading.current?.focus({ preventScroll: true })
  }, [isDone])
  return (
    <div className="relative isolate overflow-hidden bg-surface-hero">
      <CornerArt className="md:h-112.5 md:w-146.25" />
      <div className="wrap min-h-120 py-section">
        <h1 ref={heading} tabIndex={-1} className="max-w-xl text-44 leading-[1.1] outline-none">
          {title}
        </h1>
        <p role="status" className="mt-4 max-w-xl text-20 leading-normal text-pretty text-muted">
          {text}
        </p>
        {failure && (
          <p role="alert" className="mt-4 max-w-xl font-medium text-danger-text">
            {`${failure.title}. ${failure.text}`}
          </p>
        )}
        <p className="mt-8 flex flex-wrap gap-3">{children}</p>
      </div>
    </div>
  )
}
