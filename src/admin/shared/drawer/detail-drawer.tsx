import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'

type DetailDrawerProps = {
  label: string
  /** The list's name; on a phone, where the list is hidden, the page heading. */
  listTitle: string
  listHref: string
  close: { label: string; hint: string }
  heading: ReactNode
  beside?: ReactNode
  /** Before the close button. */
  actions?: ReactNode
  summary?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The detail of a list: docked beside it on wide screens, over it on narrower ones, a full page on a phone. */
export function DetailDrawer(props: DetailDrawerProps) {
  const {
    label,
    listTitle,
    listHref,
    close: closing,
    heading,
    beside,
    actions,
    summary,
    footer,
    children,
  } = props
  const title = useRef<HTMLHeadingElement>(null)
  const close = useClose(listHref)

  useEffect(() => {
    // One frame later, after the router has moved the focus.
    const frame = requestAnimationFrame(() => title.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <aside
      aria-label={label}
      className="flex flex-col bg-surface max-md:min-h-dvh md:fixed md:inset-y-0 md:end-0 md:z-30 md:h-dvh md:w-105 md:border-s md:border-line md:shadow-float lg:static lg:w-auto lg:shadow-none"
    >
      <h1 className="sr-only md:hidden">{listTitle}</h1>
      <header className="border-b border-line px-4 pt-2 pb-3 md:ps-5 md:pt-4">
        <div className="flex min-h-11 items-center gap-1 md:min-h-7">
          <h2
            ref={title}
            tabIndex={-1}
            dir="auto"
            className="min-w-0 font-text text-20 leading-7 font-semibold tracking-normal outline-none [overflow-wrap:anywhere]"
          >
            {heading}
          </h2>
          {beside}
          <div className="ms-auto flex shrink-0">
            {actions}
            <Link
              to={listHref}
              onClick={close}
              aria-label={closing.label}
              title={closing.hint}
              className="grid size-11 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink md:size-8"
            >
              <X size={18} strokeWidth={1.6} aria-hidden="true" />
            </Link>
          </div>
        </div>
        {summary}
      </header>
      <div className="relative flex-1 md:min-h-0 md:overflow-auto">{children}</div>
      {footer}
    </aside>
  )
}

/** Closes with Escape or the button, back to the list as it was. */
function useClose(listHref: string) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const cameFromList = state?.fromList === true
  const close = () => void (cameFromList ? navigate(-1) : navigate(listHref))
  const onEscape = useEffectEvent(close)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = document.querySelector('[role=alertdialog], [role=dialog]')
      if (event.key === 'Escape' && !event.defaultPrevented && !isAsked) onEscape()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    close()
  }
}
