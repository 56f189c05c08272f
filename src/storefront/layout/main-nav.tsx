import { ChevronDown } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Link, useLocation } from 'react-router-dom'
import { layout } from '@/content/layout/layout'
import { currentOf, type NavEntry, useNavigation } from './navigation'

/** The entries of the wide header. One with entries below also opens them. */
export function MainNav({ className = '' }: { className?: string }) {
  const entries = useNavigation()
  if (entries.length === 0) return null
  return (
    <nav aria-label={layout.main} className={className}>
      <ul className="flex gap-3 text-14 font-medium whitespace-nowrap xl:gap-5">
        {entries.map((entry) =>
          entry.items.length > 0 ? (
            <Group key={`${entry.label} ${entry.to}`} entry={entry} />
          ) : (
            <li key={`${entry.label} ${entry.to}`}>
              <TopLink entry={entry} />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

function TopLink({ entry }: { entry: NavEntry }) {
  const { pathname, search } = useLocation()
  if (entry.to === null) return <span className="block py-2.5">{entry.label}</span>
  return (
    <Link
      to={entry.to}
      aria-current={currentOf(entry.to, pathname, search)}
      className={`relative block py-2.5 after:absolute after:inset-x-0 after:bottom-1.5 after:h-[1.5px] after:origin-left after:scale-x-0 after:bg-current after:transition-transform after:duration-slow after:ease-out hover:after:scale-x-100 aria-[current]:after:scale-x-100 ${entry.isSale ? 'text-sale-text' : ''}`}
    >
      {entry.label}
    </Link>
  )
}

/** A link with a button beside it that opens the entries below; a mouse opens them on hover. */
function Group({ entry }: { entry: NavEntry }) {
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  // A layout effect: a later one could close a menu that was opened right after navigating.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a followed link closes the menu
  useLayoutEffect(() => setOpen(false), [pathname, search])
  useEffect(() => () => clearTimeout(closing.current), [])

  const byMouse = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(closing.current)
    // A short delay, so that a diagonal path to the menu does not close it.
    closing.current = setTimeout(() => setOpen(next), next ? 60 : 180)
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <li
      className="relative flex items-center"
      onPointerEnter={byMouse(true)}
      onPointerLeave={byMouse(false)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <TopLink entry={entry} />
      <button
        ref={button}
        type="button"
        aria-label={layout.categoryMenu(entry.label)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          clearTimeout(closing.current)
          setOpen(!open)
        }}
        className="-me-1 grid h-8 w-6 place-items-center rounded-control text-muted hover:text-ink focus-visible:outline-offset-0"
      >
        <ChevronDown
          size={15}
          strokeWidth={1.6}
          aria-hidden="true"
          className={`transition-transform duration-fast ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <ul
        id={id}
        hidden={!open}
        className="absolute start-0 top-full z-10 -ms-4 min-w-44 rounded-surface border border-line bg-surface-raised p-2 text-14 shadow-float before:absolute before:inset-x-0 before:-top-4 before:h-4"
      >
        {entry.items.map(({ label, to }) => (
          <li key={`${label} ${to}`}>
            {to === null ? (
              <p className="px-3 pt-2 font-semibold">{label}</p>
            ) : (
              <Link
                to={to}
                aria-current={currentOf(to, pathname, search)}
                className="flex min-h-10 items-center rounded-control px-3 hover:bg-surface-sunken aria-[current]:bg-accent-soft aria-[current]:text-accent"
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}
