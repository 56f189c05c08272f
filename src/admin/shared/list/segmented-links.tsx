import { Link } from 'react-router-dom'
import { number } from '@/content/shared/numbers'

type SegmentedLinksProps<Value> = {
  label: string
  chosen: Value | null
  /** `count` is how many rows a choice finds. */
  choices: readonly { value: Value; label: string; count?: number | undefined; to: string }[]
}

/** A segmented control made of links, because the choice is part of the URL. */
export function SegmentedLinks<Value extends string | number>({
  label,
  chosen,
  choices,
}: SegmentedLinksProps<Value>) {
  return (
    <nav
      aria-label={label}
      className="scrollbar-none flex max-w-full overflow-x-auto rounded-control border border-line-strong bg-surface-raised p-0.5"
    >
      {choices.map(({ value, label: text, count, to }) => (
        <Link
          key={value}
          to={to}
          aria-current={value === chosen ? 'true' : undefined}
          className="grid min-h-11 place-items-center rounded-picture px-2.5 font-medium md:px-3 whitespace-nowrap outline-offset-[-2px] aria-[current]:bg-ink aria-[current]:text-surface md:min-h-7.5"
        >
          {count === undefined ? text : `${text} ${number(count)}`}
        </Link>
      ))}
    </nav>
  )
}
