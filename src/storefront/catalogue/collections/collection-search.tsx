import { collectionsWords } from '@/content/catalogue/collections'
import { QueryBox } from '../query-box'

/** Filters the collections while typing. */
export function CollectionSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <form
      role="search"
      aria-label={collectionsWords.search}
      onSubmit={(event) => event.preventDefault()}
      className="mt-5 max-w-md"
    >
      <QueryBox
        label={collectionsWords.search}
        hint={collectionsWords.searchHint}
        value={value}
        onChange={onChange}
        onClear={() => onChange('')}
        className="h-12 text-16"
      />
    </form>
  )
}
