import { useEffect, useState } from 'react'
import { serverNow } from '@/data/supabase/server-clock'

/** The current time, updated each second while the page is visible. */
export function useNow(): number {
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setNow(serverNow())
    }, 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
