import { Search, X } from 'lucide-react'
import { toolWords } from '@/content/catalogue/listing-tools'

type QueryBoxProps = {
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
  /** Called by the button that shows while there is text. */
  onClear: () => void
  /** Height and font size: at least 16 px on touch screens, or iOS zooms in. */
  className: string
}

/** The box of a search within the current page. */
export function QueryBox({ label, hint, value, onChange, onClear, className }: QueryBoxProps) {
  return (
    <span
      className={`flex items-center gap-2 rounded-control border border-line-strong bg-surface-raised ps-3.5 text-muted focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent ${className}`}
    >
      <Search size={20} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <input
        type="search"
        name="q"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={hint}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={120}
        className="h-11 min-w-0 flex-1 appearance-none bg-transparent text-ink outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={toolWords.clear}
          onClick={onClear}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:text-ink"
        >
          <X size={18} strokeWidth={1.6} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
