import { Search } from 'lucide-react'
import { type ComponentType, type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { common } from '@/content/shared/common'
import type { SearchSuggestionsProps } from './search-suggestions'

type SearchFormProps = {
  className?: string
  /** Distinguishes it from the header's search, for screen readers. */
  label?: string
  look?: SearchSuggestionsProps['look']
  onSearch?: () => void
  /** Rendered beside the box. */
  after?: ReactNode
}

/**
 * A search box that leads to the results; on the results page it shows the current query. The code for suggestions
 * loads on focus or hover; without it the form still works.
 */
export function SearchForm({
  className = '',
  label = common.search,
  look = 'box',
  onSearch,
  after,
}: SearchFormProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps>>()
  const box = useRef<HTMLInputElement>(null)
  const current = (pathname === paths.search && new URLSearchParams(search).get('q')) || ''
  const shown = useRef(current)
  const typedAt = useRef('')
  // The field is uncontrolled and changes only with the URL, so text typed before hydration stays; as does text typed
  // while this page was on its way, whose address stands before it.
  useLayoutEffect(() => {
    if (!box.current || shown.current === current) return
    shown.current = current
    if (typedAt.current !== location.href) box.current.value = current
    typedAt.current = ''
  }, [current])

  const onIntent = () =>
    void import('./search-suggestions').then(
      (module) => setSuggestions(() => module.SearchSuggestions),
      // Offline: the next focus or hover tries again.
      () => {},
    )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const query = box.current?.value.trim() ?? ''
    // Recorded here too: a fast typist submits before the suggestions' code has loaded.
    void import('./recent-searches').then(
      ({ rememberSearch }) => rememberSearch(query),
      () => {},
    )
    navigate(query ? paths.searchFor(query) : paths.search)
    onSearch?.()
  }
  return (
    <form
      role="search"
      aria-label={label}
      // Before hydration the browser submits the form by itself.
      action={paths.search}
      onSubmit={onSubmit}
      onFocus={onIntent}
      onPointerEnter={onIntent}
      className={`relative flex min-w-0 items-center gap-2 ${className}`}
    >
      <Search
        size={20}
        strokeWidth={1.6}
        aria-hidden="true"
        className="pointer-events-none z-1 ms-4 -me-11 shrink-0 text-muted"
      />
      <input
        ref={box}
        onInput={() => {
          typedAt.current = location.href
        }}
        role="combobox"
        inputMode="search"
        aria-label={label}
        aria-expanded={false}
        aria-autocomplete="list"
        name="q"
        defaultValue={current}
        placeholder={common.searchHint}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={120}
        className={`min-w-0 flex-1 ps-11 pe-4 text-16 text-ellipsis outline-offset-0 ${look === 'box' ? 'h-12 rounded-control border border-line-strong bg-surface-raised' : 'h-11 rounded-full bg-surface-sunken md:text-14'}`}
      />
      {Suggestions && <Suggestions box={box} current={current} onLeave={onSearch} look={look} />}
      {after}
    </form>
  )
}
