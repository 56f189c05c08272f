import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

type ChipsProps = {
  label: string
  chips: readonly { label: string; to: string; current: boolean }[]
  className?: string
}

/** Links in a row that scrolls sideways on a phone; the current one is scrolled into view. */
export function Chips({ label, chips, className = '' }: ChipsProps) {
  const row = useRef<HTMLUListElement>(null)
  const current = chips.findIndex((chip) => chip.current)

  useEffect(() => {
    // Waits for the next frame: measuring now would force an extra layout.
    const frame = requestAnimationFrame(() => {
      const chip = row.current?.children[current]
      if (!(chip instanceof HTMLElement) || !row.current) return
      row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [current])

  if (chips.length === 0) return null
  return (
    <nav aria-label={label} className={`mt-4 ${className}`}>
      <ul
        ref={row}
        className="scrollbar-none relative -mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 md:mx-0 md:flex-wrap md:px-0"
      >
        {chips.map((chip) => (
          <li key={chip.to} className="shrink-0">
            <Link
              to={chip.to}
              aria-current={chip.current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface-raised px-4 text-14 font-medium whitespace-nowrap transition-colors duration-fast hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface"
            >
              {chip.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
