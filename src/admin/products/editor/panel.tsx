import type { ReactNode } from 'react'

export function Panel({
  title,
  count,
  note,
  children,
}: {
  title: string
  count?: number | string | undefined
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="border-y border-line bg-surface-raised p-4 md:rounded-surface md:border md:shadow-rest">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-text text-14 font-semibold tracking-normal">
          <span>{title}</span>{' '}
          {count !== undefined && <span className="font-normal text-muted">{count}</span>}
        </h2>
        {note && <span className="text-12 text-muted">{note}</span>}
      </div>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </div>
  )
}

/** Shows how a comma-separated text will be split. */
export function Chips({
  words,
  paints,
}: {
  words: readonly string[]
  paints?: Readonly<Record<string, string>>
}) {
  if (words.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li
          key={word}
          className="flex h-7 items-center gap-1.5 rounded-control bg-surface-sunken px-2 font-medium"
        >
          {paints?.[word] && <ColorDot paint={paints[word]} />}
          <span>{word}</span>
        </li>
      ))}
    </ul>
  )
}

export const ColorDot = ({ paint, className = '' }: { paint: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={`size-3 shrink-0 rounded-full ring-1 ring-ink/30 ring-inset ${className}`}
    style={{ background: paint }}
  />
)
