import { type FormEvent, useState } from 'react'
import { toolWords } from '@/content/catalogue/listing-tools'
import type { Listing } from '@/domain/catalogue/listing'
import { QueryBox } from '../query-box'
import type { ListingState } from '../use-listing-params'

/** A search within this listing. */
export function ListingSearch({ listing, state }: { listing: Listing; state: ListingState }) {
  const { address, change } = state
  const [shown, setShown] = useState(address.query)
  const [text, setText] = useState(address.query)
  // The query changed elsewhere, or by going back.
  if (shown !== address.query) {
    setShown(address.query)
    setText(address.query)
  }
  const search = (words: string) => {
    const query = words.trim()
    if (query !== address.query) change({ query, literal: false })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search(text)
  }
  const label = toolWords.searchIn(listing.title)
  return (
    <form role="search" aria-label={label} onSubmit={onSubmit} className="mt-4 max-w-xl lg:mt-0 lg:w-58">
      <QueryBox
        label={label}
        hint={label}
        value={text}
        onChange={setText}
        onClear={() => {
          setText('')
          search('')
        }}
        className="h-11 text-16 md:text-14"
      />
    </form>
  )
}
