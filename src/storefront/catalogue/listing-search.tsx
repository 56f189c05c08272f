import { Search, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { listingWords } from '@/content/listing'
import { Button } from '@/ui/button'
import { changeParams } from './listing-params'

/** The list's own search field, holding what was searched for. */
export function ListingSearch({ query }: { query: string }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const [text, setText] = useState(query)
  const search = (words: string) => navigate(pathname + changeParams(params, { q: words.trim() }))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search(text)
  }
  return (
    <form
      role="search"
      aria-label={listingWords.searchLabel}
      onSubmit={onSubmit}
      className="mt-5 flex max-w-xl gap-2"
    >
      <span className="flex h-12 min-w-0 flex-1 items-center gap-2 rounded-control border border-line-strong bg-raised ps-3.5 text-muted focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-majorelle">
        <Search size={20} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
        <input
          type="search"
          name="q"
          aria-label={listingWords.searchLabel}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={listingWords.searchHint}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={120}
          className="h-full min-w-0 flex-1 appearance-none bg-transparent text-16 text-ink outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={listingWords.clear}
            onClick={() => {
              setText('')
              search('')
            }}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:text-ink"
          >
            <X size={18} strokeWidth={1.6} aria-hidden="true" />
          </button>
        )}
      </span>
      <Button type="submit" className="shrink-0">
        {listingWords.search}
      </Button>
    </form>
  )
}
