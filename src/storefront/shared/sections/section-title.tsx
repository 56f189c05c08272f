import type { ReactNode } from 'react'
import { useAnchorFocus } from '@/storefront/shared/page/use-anchor-focus'

type SectionTitleProps = { id: string; className?: string; children: ReactNode }

/** The heading of a section, to which links lead by the section's id. */
export function SectionTitle({ id, className = '', children }: SectionTitleProps) {
  useAnchorFocus((anchor) => anchor === id)
  return (
    <h2 id={id} tabIndex={-1} className={`scroll-mt-28 text-44 leading-[1.08] outline-none ${className}`}>
      {children}
    </h2>
  )
}
