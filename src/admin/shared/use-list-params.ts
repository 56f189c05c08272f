import { useLocation, useSearchParams } from 'react-router-dom'

type Patch = Record<string, string | number | null>

/** A list's filters as they stand in the address: read, changed, and as links. */
export function useListParams() {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), 100_000)

  /** Another filter begins at the first page; null takes one away. */
  const withPatch = (patch: Patch) => {
    // The address as it is now: what was typed or chosen a moment ago may not be drawn yet, and would be lost.
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
    page,
    hrefOf,
    pageHref: (to: number) => hrefOf({ page: to > 1 ? to : null }),
    /** For what is typed: no step of its own in the history. */
    search(q: string) {
      // Whoever has left meanwhile, for a page that is still to come, is not called back.
      if (location.pathname === pathname) setParams(withPatch({ q: q.trim() || null }), { replace: true })
    },
  }
}
