import { useLocation, useSearchParams } from 'react-router-dom'
import { withoutPrefix } from '@/config/site'

type Patch = Record<string, string | number | null>

/** A list's filters in the URL: read, change, and build links. */
export function useListParams() {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const pageIn = (name: string) => Math.min(Math.max(1, Math.trunc(Number(params.get(name))) || 1), 100_000)

  /** A changed filter returns to the first page; null removes it. */
  const withPatch = (patch: Patch) => {
    // Reads the URL itself: React may not have rendered the latest change yet, which would be lost.
    const next = new URLSearchParams(location.search)
    next.delete('page')
    for (const [name, value] of Object.entries(patch)) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    return next
  }
  const hrefOf = (patch: Patch) => {
    const query = withPatch(patch).toString()
    return query ? `?${query}` : '?'
  }
  return {
    params,
    query: (params.get('q') ?? '').slice(0, 100),
    page: pageIn('page'),
    /** The page of a second list on the screen. */
    pageIn,
    hrefOf,
    pageHref: (to: number) => hrefOf({ page: to > 1 ? to : null }),
    /** Replaces the history entry, so that typing adds none. */
    search(q: string) {
      // Ignored after the owner has navigated away.
      if (withoutPrefix(location.pathname) === pathname)
        setParams(withPatch({ q: q.trim() || null }), { replace: true })
    },
  }
}
