import { Search } from 'lucide-react'

type SearchInputProps = { label: string; value: string; onChange: (value: string) => void }

/** A search through what stands below it, at once. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  return (
    <span className="relative block">
      <Search
        size={16}
        strokeWidth={1.6}
        aria-hidden="true"
        className="pointer-events-none absolute start-2.5 top-1/2 -translate-y-1/2 text-muted"
      />
      <input
        type="text"
        inputMode="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-full rounded-control border border-line-strong bg-surface-raised ps-8.5 pe-3 text-16 md:h-9 md:text-14"
      />
    </span>
  )
}
