import { Search } from 'lucide-react'
import { collectionsWords } from '@/content/collections'

/** Narrows the collections down while one types. */
export function CollectionSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <form
      role="search"
      aria-label={collectionsWords.search}
      onSubmit={(event) => event.preventDefault()}
      className="mt-5 max-w-md"
    >
      <label className="flex h-12 cursor-text items-center gap-2 rounded-control border border-line-strong bg-raised ps-3.5 text-muted focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-majorelle">
        <Search size={20} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
        <span className="sr-only">{collectionsWords.search}</span>
        <input
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={collectionsWords.searchHint}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          className="h-full min-w-0 flex-1 bg-transparent pe-3.5 text-16 text-ink outline-none"
        />
      </label>
    </form>
  )
}
