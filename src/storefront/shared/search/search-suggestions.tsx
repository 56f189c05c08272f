import { X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { searchWords } from '@/content/catalogue/search'
import { rememberSearch } from './recent-searches'
import { SuggestionList } from './suggestion-list'
import { useFitHeight } from './use-fit-height'
import { useSuggestions } from './use-suggestions'

export type SearchSuggestionsProps = {
  /** The search box. */
  box: RefObject<HTMLInputElement | null>
  /** The query whose results the page shows. */
  current: string
  /** Called when a suggestion was followed. */
  onLeave: (() => void) | undefined
  look: SuggestionsLook
}

/** A list under the header's box, a list as wide as the box, or the whole screen. */
type SuggestionsLook = 'header' | 'box' | 'screen'

const positions = {
  header: 'absolute end-0 top-full mt-2 rounded-surface border border-line bg-surface-raised shadow-float',
  box: 'absolute inset-x-0 top-full mt-2 rounded-surface border border-line bg-surface-raised shadow-float',
  screen: 'fixed inset-x-0 top-15 bottom-0 bg-surface',
} as const

/**
 * Turns the plain search box into a combobox (WAI-ARIA). It loads when the box is first used and attaches to the
 * existing element, with whatever was typed by then: therefore it adds its own listeners and sets the ARIA attributes
 * by hand.
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { box, current, onLeave, look } = props
  const [text, setText] = useState(() => box.current?.value ?? '')
  // The form has written another query into its box, unless the shopper has typed there meanwhile.
  useEffect(() => {
    if (box.current?.value === current) setText(current)
  }, [box, current])
  const { groups, terms, corrected, count } = useSuggestions(text, current, look !== 'box')
  const [focused, setFocused] = useState(false)
  const [closed, setClosed] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  const found = groups.some(({ name }) => name === 'all')
  const options = groups.flatMap((group) => group.options)
  const open = (focused || look === 'screen') && !closed && options.length > 0
  const activeIndex = open ? options.findIndex((option) => option.to === active) : -1
  const optionId = (index: number) => `${id}-${index}`
  useFitHeight(panel, open)

  const change = (next: string) => {
    if (box.current) box.current.value = next
    setText(next)
  }
  const close = () => {
    setClosed(true)
    setActive(null)
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const last = options.length - 1
    const moves: Record<string, number | undefined> = {
      ArrowDown: activeIndex === last ? 0 : activeIndex + 1,
      ArrowUp: activeIndex <= 0 ? last : activeIndex - 1,
      // Without an active option, Home and End move the text cursor.
      ...(activeIndex >= 0 && { Home: 0, End: last }),
    }
    const next = event.altKey ? undefined : options[moves[event.key] ?? -1]
    if (event.isComposing) return
    if (next) {
      event.preventDefault()
      setClosed(false)
      setActive(next.to)
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault()
      document.getElementById(optionId(activeIndex))?.click()
    } else if (event.key === 'Escape' && (open || text !== '')) {
      event.preventDefault()
      if (open) close()
      else change('')
    }
  })
  // Hides a phone's keyboard, so that the results show.
  const hideKeyboard = () => {
    if (matchMedia('(hover: none)').matches) box.current?.blur()
  }
  const onSubmit = () => {
    close()
    hideKeyboard()
  }
  const onEvent = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) return onKeyDown(event)
    if (event.type === 'submit') return onSubmit()
    const leaves = event.type === 'blur' || event.type === 'pointerdown'
    if (event.type === 'pointerdown' && isWithin(box.current?.form, event.target)) return
    setText(box.current?.value ?? '')
    setFocused(!leaves)
    setActive(null)
    if (!leaves) setClosed(false)
  })

  // A layout effect, so that no key or focus event is lost between the two.
  useLayoutEffect(() => {
    const input = box.current
    if (!input) return undefined
    setFocused(document.activeElement === input)
    const events = new AbortController()
    const listen = (target: EventTarget, ...types: string[]) => {
      for (const type of types)
        target.addEventListener(type, (event) => onEvent(event), { signal: events.signal })
    }
    listen(input, 'keydown', 'input', 'focus', 'click', 'blur')
    if (input.form) listen(input.form, 'submit')
    // On some phones a tap outside the box does not blur it.
    listen(document, 'pointerdown')
    return () => events.abort()
  }, [box])

  const activeId = activeIndex >= 0 ? optionId(activeIndex) : null
  useEffect(() => {
    const input = box.current
    input?.setAttribute('aria-expanded', String(open))
    if (open) input?.setAttribute('aria-controls', id)
    else input?.removeAttribute('aria-controls')
    if (activeId === null) input?.removeAttribute('aria-activedescendant')
    else input?.setAttribute('aria-activedescendant', activeId)
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [box, id, open, activeId])

  return (
    <>
      {text !== '' && (
        <button
          type="button"
          aria-label={searchWords.clear}
          onClick={() => {
            change('')
            box.current?.focus()
          }}
          className={`-ms-11 me-1 grid size-8 shrink-0 place-items-center rounded-full text-muted hover:text-ink ${look === 'box' ? 'bg-surface-raised' : 'bg-surface-sunken'}`}
        >
          <X size={18} strokeWidth={1.6} aria-hidden="true" />
        </button>
      )}
      <p role="status" className="sr-only">
        {open && count !== null && searchWords.status(count)}
      </p>
      {open && (
        <div
          ref={panel}
          // Keeps the focus in the box when a mouse or finger presses the list.
          onMouseDown={(event) => event.preventDefault()}
          className={`z-40 flex flex-col overflow-hidden ${positions[look]} ${look === 'header' ? (found ? 'w-176' : 'w-88') : ''}`}
        >
          <SuggestionList
            id={id}
            optionId={optionId}
            activeIndex={activeIndex}
            groups={groups}
            terms={terms}
            corrected={corrected}
            wide={look === 'header'}
            onChoose={({ query }) => {
              close()
              if (query !== undefined) rememberSearch(query)
              change(query ?? '')
              hideKeyboard()
              onLeave?.()
            }}
          />
        </div>
      )}
    </>
  )
}

const isWithin = (element: Element | null | undefined, target: EventTarget | null) =>
  target instanceof Node && element?.contains(target) === true
