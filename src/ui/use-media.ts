import { useCallback, useEffect } from 'react'
import { useOwn } from './hydration'

/** Whether a media query holds; follows it when it changes. `before` is what HTML that was drawn ahead goes by. */
export function useMedia(query: string, before = false): boolean {
  const read = useCallback(() => matchMedia(query).matches, [query])
  const [matches, setMatches] = useOwn(read, before)
  useEffect(() => {
    const list = matchMedia(query)
    const follow = () => setMatches(list.matches)
    list.addEventListener('change', follow)
    return () => list.removeEventListener('change', follow)
  }, [query, setMatches])
  return matches
}
