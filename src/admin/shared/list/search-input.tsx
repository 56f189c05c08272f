import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type SearchInputProps = Omit<ComponentProps<'input'>, 'onChange' | 'children'> & {
  label: string
  value: string
  onChange: (value: string) => void
  /** What stands at its end, a control's width. */
  end?: ReactNode
}

/** The field of a search. */
export function SearchInput({ label, onChange, end, ...rest }: SearchInputProps) {
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
        onChange={(event) => onChange(event.target.value)}
        className={`h-11 w-full rounded-control border border-line-strong bg-surface-raised ps-8.5 text-16 md:h-9 md:text-14 ${end ? 'pe-11 md:pe-9' : 'pe-3'}`}
        {...rest}
      />
      {end}
    </span>
  )
}
