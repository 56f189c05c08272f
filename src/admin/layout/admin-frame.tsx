import { type ReactNode, useEffect, useRef } from 'react'
import { admin } from '@/content/admin'
import type { Member } from '@/data/auth/session'
import { prepareToasts } from '@/ui/toast'
import { Rail } from './rail'

type AdminFrameProps = { member: Member; takesFocus: boolean; children: ReactNode }

/** The admin around its screens: a rail at the side, icons alone where it is narrow, tabs below on a phone. */
export function AdminFrame({ member, takesFocus, children }: AdminFrameProps) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) main.current?.focus()
  }, [takesFocus])
  useEffect(prepareToasts, [])
  return (
    <div className="min-h-dvh text-14 tabular-nums md:grid md:grid-cols-[3.75rem_minmax(0,1fr)] 2xl:grid-cols-[12.75rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="absolute start-2 top-2 z-40 -translate-y-20 rounded-control bg-majorelle px-4 py-3 font-semibold text-majorelle-on focus:translate-y-0"
      >
        {admin.skip}
      </a>
      <Rail member={member} />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="outline-none min-w-0 max-md:pb-[calc(4.5rem+env(safe-area-inset-bottom))]"
      >
        {children}
      </main>
    </div>
  )
}
