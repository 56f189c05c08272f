import type { ReactNode } from 'react'

type TextProps = { children: ReactNode; className?: string }

/** A line that someone wrote, such as a name or a line of an address: in its own direction, at the page's side. */
export function TextLine({ children, className = '' }: TextProps) {
  return (
    <span className={`block ${className}`}>
      <bdi>{children}</bdi>
    </span>
  )
}

/**
 * What reads from left to right in every language and is never translated: a phone, an email address, the number of an
 * order, parcel or account, an amount.
 */
export function Code({ children, className }: TextProps) {
  return (
    <bdi dir="ltr" translate="no" className={className}>
      {children}
    </bdi>
  )
}
