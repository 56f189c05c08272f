import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { memberQuery } from '@/data/auth/session'
import { useSessionEnd } from '@/data/auth/session-end'
import { lazyPart } from '@/ui/lazy-part'

const SessionEnded = lazyPart(
  () => import('@/storefront/account/sign-in/session-ended').then((module) => module.SessionEnded),
  { instead: Unasked },
)

/** Stands in for the question when its code does not load: it answers no at once. */
function Unasked({ onDecline }: { onDecline: () => void }) {
  useEffect(onDecline, [onDecline])
  return null
}

/** Asks a member whose session has ended by itself to sign in again, over whatever page they are at. */
export function SessionKeeper() {
  const { data: member = null } = useQuery(memberQuery())
  const { hasEnded, decline } = useSessionEnd(member)
  return member && hasEnded ? (
    <Suspense>
      <SessionEnded member={member} onDecline={() => void decline()} />
    </Suspense>
  ) : null
}
