import type { ReactNode } from 'react'
import type { Member } from '@/data/auth/session'
import { Rail } from './rail'

/** The admin around its screens: a rail at the side, icons alone where it is narrow, tabs below on a phone. */
export function AdminFrame({ member, children }: { member: Member; children: ReactNode }) {
  return (
    <div className="min-h-dvh text-14 tabular-nums md:grid md:grid-cols-[3.75rem_minmax(0,1fr)] 2xl:grid-cols-[12.75rem_minmax(0,1fr)]">
      <Rail member={member} />
      <main id="main" className="min-w-0 max-md:pb-[calc(4.5rem+env(safe-area-inset-bottom))]">
        {children}
      </main>
    </div>
  )
}
