import { Search, X } from 'lucide-react'
import { useId, useRef } from 'react'

type HelpSearchBoxProps = {
  label: string
  hint?: string
  clear: string
  value: string
  onChange: (value: string) => void
  className?: string
}

/** A search box whose results below it follow the text. */
export function HelpSearchBox({ label, hint, clear, value, onChange, className = '' }: HelpSearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        // Hides a phone's keyboard, so that the results show.
        if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
      }}
      className={`relative print:hidden ${className}`}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        size={20}
        strokeWidth={1.6}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto text-muted"
      />
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={120}
        placeholder={hint ?? label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return
          event.preventDefault()
          onChange('')
        }}
        className="h-14 w-full rounded-control border border-line-strong bg-surface-raised ps-12 pe-12 text-16 text-ink"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={clear}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
          className="absolute inset-y-0 end-1 my-auto grid size-11 place-items-center rounded-full text-muted hover:text-ink"
        >
          <X size={18} strokeWidth={1.6} aria-hidden="true" />
        </button>
      )}
    </form>
  )
}
