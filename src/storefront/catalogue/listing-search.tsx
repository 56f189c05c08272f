import { Search, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { listingWords } from '@/content/listing'
import type { Place } from './places'
import type { ListingState } from './use-listing-address'

/** Searches in just this list. */
export function ListingSearch({ place, state }: { place: Place; state: ListingState }) {
  const { address, change } = state
  const [shown, setShown] = useState(address.query)
  const [text, setText] = useState(address.query)
  // Taken back elsewhere, or by going back.
  if (shown !== address.query) {
    setShown(address.query)
    setText(address.query)
  }
  const search = (words: string) => {
    const query = words.trim()
    if (query !== address.query) change({ query })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search(text)
  }
  const label = listingWords.searchIn(place.title)
  return (
    <form role="search" aria-label={label} onSubmit={onSubmit} className="mt-4 max-w-xl lg:mt-0 lg:w-58">
      <span className="flex h-11 items-center gap-2 rounded-control border border-line-strong bg-raised ps-3 text-muted focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-majorelle">
        <Search size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
        <input
          type="search"
          name="q"
          aria-label={label}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={120}
          className="h-full min-w-0 flex-1 appearance-none bg-transparent text-16 text-ink outline-none md:text-14 [&::-webkit-search-cancel-button]:hidden"
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={listingWords.clear}
            onClick={() => {
              setText('')
              search('')
            }}
            className="grid size-10.5 shrink-0 place-items-center rounded-full hover:text-ink"
          >
            <X size={18} strokeWidth={1.6} aria-hidden="true" />
          </button>
        )}
      </span>
    </form>
  )
}
