import { useCallback, useEffect } from 'react'
import { useClientState } from './hydration'

/** True while a media query matches. `before` is the value in prerendered HTML. */
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
