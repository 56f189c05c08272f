import { createContext, type ReactNode, use } from 'react'
import { Link } from 'react-router-dom'
import type { Selection } from './use-selection'

/** Where the rows of a list link to. */
export type ListLinks = {
  hrefOf: (id: string) => string
  /** The row that is open beside the list. */
  openId?: string | undefined
  /** Route state for the opened row, so that closing it can go back in history. */
  linkState?: unknown
}

type ListContextValue = ListLinks & { isPhone: boolean; selection?: Selection | undefined }

export const ListContext = createContext<ListContextValue>({ hrefOf: () => '', isPhone: false })

type RowLinkProps = { id: string; label?: string; className?: string; children: ReactNode }

/** The link of a row, which covers the whole row. A name of another direction reads in its own. */
export function RowLink({ id, label, className = '', children }: RowLinkProps) {
  const { hrefOf, openId, linkState } = use(ListContext)
  return (
    <Link
      to={hrefOf(id)}
      state={linkState}
      replace={openId !== undefined}
      data-row={id}
      aria-label={label}
      aria-current={id === openId ? 'true' : undefined}
      dir="auto"
      className={`outline-offset-[-2px] after:absolute after:inset-0 ${className}`}
    >
      {children}
    </Link>
  )
}
