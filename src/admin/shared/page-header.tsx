import type { ReactNode } from 'react'
import { Khatim } from './khatim'

/** A screen's name, what belongs above it, and its actions. */
export function PageHeader({
  title,
  above,
  children,
}: {
  title: string
  above?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className="flex min-h-14 items-center gap-3 md:min-h-0">
      <span className="md:hidden">
        <Khatim size={24} />
      </span>
      <div className="min-w-0">
        {above}
        <h1 className="truncate font-text text-20 leading-8 font-semibold tracking-tight">{title}</h1>
      </div>
      {children && <div className="ms-auto flex gap-2">{children}</div>}
    </header>
  )
}
