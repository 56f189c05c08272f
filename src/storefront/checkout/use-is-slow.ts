import { useEffect, useState } from 'react'

/** Longer than this is worth a word. */
const afterMs = 6000

/** Whether something has been going on for longer than one expects. */
export function useIsSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setSlow(true), afterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return slow
}
