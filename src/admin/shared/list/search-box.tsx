import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { admin } from '@/content/admin/admin'
import { useShortcuts } from '../page/use-shortcuts'
import { SearchInput } from './search-input'

type SearchBoxProps = { label: string; value: string; onSearch: (value: string) => void }

/** A debounced search. `/` focuses it. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  // The URL changed elsewhere (filters cleared, history): it wins over the field.
  if (seen !== value) {
    setSeen(value)
    if (value !== sent) setTyped(value)
    setSent(value)
  }
  const send = (text: string) => {
    if (text.trim() === value) return
    setSent(text.trim())
    onSearch(text)
  }
  const sendLater = useEffectEvent(send)

  useEffect(() => {
    const timer = setTimeout(() => sendLater(typed), 250)
    return () => clearTimeout(timer)
  }, [typed])

  useShortcuts({
    '/': () => {
      input.current?.focus()
      input.current?.select()
      return true
    },
  })

  return (
    <form
      role="search"
      className="min-w-44 flex-1"
      onSubmit={(event) => {
        event.preventDefault()
        send(typed)
      }}
    >
      <SearchInput
        ref={input}
        enterKeyHint="search"
        aria-keyshortcuts="/"
        label={label}
        value={typed}
        onChange={setTyped}
        onBlur={() => send(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !typed) return
          event.preventDefault()
          setTyped('')
          send('')
        }}
        end={
          typed ? (
            <button
              type="button"
              aria-label={admin.clearSearch}
              onClick={() => {
                setTyped('')
                send('')
                input.current?.focus()
              }}
              className="absolute inset-y-0 end-0 grid w-11 place-items-center text-muted hover:text-ink md:w-9"
            >
              <X size={16} strokeWidth={1.6} aria-hidden="true" />
            </button>
          ) : (
            <kbd
              aria-hidden="true"
              className="pointer-events-none absolute end-2 top-1/2 hidden size-5 -translate-y-1/2 place-items-center rounded-picture border border-line bg-surface font-text text-12 text-muted md:grid"
            >
              /
            </kbd>
          )
        }
      />
    </form>
  )
}
