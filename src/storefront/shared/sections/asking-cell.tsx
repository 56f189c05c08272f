import { Link } from 'react-router-dom'
import { askingWords as words } from '@/content/shared/asking'
import type { Target } from '@/domain/store/content'

type AskingCellProps = {
  /** What the software asks where nothing is written. */
  title: string
  text: string
  button: string
  to: Target
}

/** A cell of a row of products that asks something, where products do not fill it. */
export function AskingCell({ title, text, button, to }: AskingCellProps) {
  return (
    <div className="flex size-full min-h-44 flex-col justify-end rounded-picture bg-accent-soft p-4 md:p-6">
      <h3 className="text-20 leading-tight font-display font-medium md:text-28">{title || words.title}</h3>
      {(text || !title) && <p className="mt-2 text-14 text-muted">{text || words.text}</p>}
      <Link
        to={to.to}
        className="mt-2 inline-flex min-h-11 items-center self-start font-semibold underline underline-offset-4"
      >
        {button || (title && to.name) || words.button}
      </Link>
    </div>
  )
}
