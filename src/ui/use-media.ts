import { useCallback, useEffect } from 'react'
import { useClientState } from './hydration'

/** Whether a media query holds; follows it when it changes. `before` is what prerendered HTML goes by. */
export function useMedia(query: string, before = false): boolean {
  const read = useCallback(() => matchMedia(query).matches, [query])
  const [matches, setMatches] = useClientState(read, before)
  useEffect(() => {
    const list = matchMedia(query)
    const follow = () => setMatches(list.matches)
    list.addEventListener('change', follow)
    return () => list.removeEventListener('change', follow)
  }, [query, setMatches])
  return matches
}
