import { Search } from 'lucide-react'
import { type FormEvent, type Ref, useId, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { common } from '@/content/common'

type SearchFormProps = {
  className?: string
  /** Tells it from the header's, where there are two. */
  label?: string
  inputRef?: Ref<HTMLInputElement>
  onSearch?: () => void
}

/** A search box that leads to the results; on the results' page it holds what was searched for. */
export function SearchForm({ className = '', label, inputRef, onSearch }: SearchFormProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const id = useId()
  const current = pathname === paths.search ? (params.get('q') ?? '') : ''
  const [shown, setShown] = useState(current)
  const [text, setText] = useState(current)
  if (shown !== current) {
    setShown(current)
    setText(current)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const query = text.trim()
    navigate(query === '' ? paths.search : paths.searchFor(query))
    onSearch?.()
  }
  return (
    <form
      role="search"
      aria-label={label}
      action={paths.search}
      onSubmit={onSubmit}
      className={`flex h-11 min-w-0 items-center gap-2 rounded-full bg-sand ps-4 text-muted focus-within:outline-2 focus-within:outline-majorelle ${className}`}
    >
      <label htmlFor={id} className="sr-only">
        {common.search}
      </label>
      <Search size={20} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <input
        ref={inputRef}
        id={id}
        type="search"
        name="q"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={common.searchHint}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={120}
        className="h-full min-w-0 flex-1 rounded-e-full bg-transparent pe-4 text-16 text-ink text-ellipsis outline-none md:text-14"
      />
    </form>
  )
}
