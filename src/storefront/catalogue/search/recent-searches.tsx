import { Clock, X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { searchStartWords } from '@/content/catalogue/search'
import {
  clearSearches,
  forgetSearch,
  rememberSearch,
  useRecentSearches,
} from '@/storefront/shared/search/recent-searches'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'

const words = searchStartWords.recent

/** Recent searches of this browser: search again, remove one, or clear all. */
export function RecentSearches() {
  const searches = useRecentSearches()
  const list = useRef<HTMLUListElement>(null)
  if (searches.length === 0) return null

  const remove = (query: string, index: number) => {
    forgetSearch(query)
    // The focus moves to the next search, after the last one to the page.
    const buttons = list.current?.querySelectorAll('button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
  }
  const clear = () => {
    const bringBack = clearSearches()
    document.getElementById('main')?.focus({ preventScroll: true })
    showToast({ title: words.cleared, action: { label: words.undo, onClick: bringBack } })
  }
  return (
    <section aria-labelledby="recent-searches">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <h2 id="recent-searches" className="text-28 leading-tight">
          {words.title}
        </h2>
        <Button look="text" size="medium" onClick={clear} className="-me-4">
          {words.clear}
        </Button>
      </div>
      <ul ref={list} className="flex flex-wrap gap-2">
        {searches.map((query, index) => (
          <li
            key={query}
            className="flex max-w-full rounded-full border border-line-strong bg-surface-raised"
          >
            <Link
              to={paths.searchFor(query)}
              onClick={() => rememberSearch(query)}
              className="flex min-h-11 min-w-0 items-center gap-2 rounded-s-full ps-4 pe-1 text-14 font-medium hover:text-accent"
            >
              <Clock size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-muted" />
              <span className="truncate">{query}</span>
            </Link>
            <button
              type="button"
              aria-label={words.remove(query)}
              onClick={() => remove(query, index)}
              className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
            >
              <X size={16} strokeWidth={1.6} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
