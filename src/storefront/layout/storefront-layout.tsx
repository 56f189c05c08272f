import type { ReactNode } from 'react'

export function StorefrontLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
