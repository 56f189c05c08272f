import type { ReactNode } from 'react'
import { team } from '@/content/admin/settings/team'
import { useRoleName } from '../shared/page/access'

/** A page, of which there is one at a time, that the member may look at and not change: its fields and buttons are off, its links are not. */
export function ReadOnly({ children }: { children: ReactNode }) {
  const role = useRoleName()
  return (
    <>
      <p id="read-only" className="bg-highlight-soft px-4 py-2.5 md:px-7">
        {team.readOnly(role)}
      </p>
      <fieldset disabled aria-labelledby="read-only" className="contents">
        {children}
      </fieldset>
    </>
  )
}
