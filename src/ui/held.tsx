import { type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react'
import { Takeover } from './hydration'

type HeldProps = { fallback?: ReactNode; children: ReactNode }

/**
 * Suspense for what a page that was drawn ahead shows of code that comes later. React would throw the drawn part away,
 * with all that somebody does there, if it changed before it is taken over: until then it stays as it was drawn.
 */
export function Held({ fallback = null, children }: HeldProps) {
  const [isHeld, setHeld] = useState(use(Takeover))
  const now = (
    <Suspense fallback={fallback}>
      <Arrival onArrive={setHeld} />
      {children}
    </Suspense>
  )
  const [drawn] = useState(now)
  return isHeld ? drawn : now
}

/** Stands among what has been taken over. */
function Arrival({ onArrive }: { onArrive: (isHeld: false) => void }) {
  useEffect(() => startTransition(() => onArrive(false)), [onArrive])
  return null
}
