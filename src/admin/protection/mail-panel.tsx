import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { mailPerPage } from '@/data/mail/mail-overview'
import { Skeleton } from '@/ui/skeleton'
import { Pager } from '../shared/list/pager'
import { useListParams } from '../shared/list/use-list-params'
import { Panel } from '../shared/page/panel'
import { LoadingError, StaleNote, StateNote } from '../shared/page/state-note'

type MailPanelProps<Row> = {
  id: string
  words: {
    title: string
    by: (total: number) => string
    text: string
    error: string
    none: { title: string; text: string }
  }
  list: UseQueryResult<{ rows: Row[]; total: number }>
  /** The parameter of the address that holds its page. */
  parameter: string
  page: number
  /** `onDone` takes the focus, which the row's button is about to lose. */
  row: (row: Row, onDone: () => void) => ReactNode
}

/** A panel with a list of mails or addresses, page by page. */
export function MailPanel<Row>({ id, words, list, parameter, page, row }: MailPanelProps<Row>) {
  const { hrefOf } = useListParams()
  const total = list.data?.total ?? 0
  const rows = useRef<HTMLUListElement>(null)
  return (
    <Panel id={id} title={words.title} by={total > 0 ? words.by(total) : undefined}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.text}</p>
      <StaleNote query={list} />
      {list.isPending && <Skeleton className="mx-4 mb-4 h-40" />}
      <LoadingError title={words.error} query={list} />
      {list.data?.rows.length === 0 && <StateNote {...words.none} />}
      <ul ref={rows} tabIndex={-1} aria-labelledby={id} aria-busy={list.isFetching}>
        {list.data?.rows.map((each) => row(each, () => rows.current?.focus()))}
      </ul>
      {total > mailPerPage && (
        <footer className="border-t border-line px-4 py-2">
          <Pager
            page={page}
            perPage={mailPerPage}
            total={total}
            hrefOf={(to) => hrefOf({ [parameter]: to > 1 ? to : null })}
          />
        </footer>
      )}
    </Panel>
  )
}
