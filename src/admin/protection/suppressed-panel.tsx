import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { dayWords, timeWords } from '@/content/admin/admin'
import { adminProtection } from '@/content/admin/settings/protection'
import {
  mailPerPage,
  type SuppressedEmail,
  suppressedEmailsQuery,
  useLiftSuppression,
} from '@/data/mail/mail-overview'
import { wordsFor } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import { Button } from '@/ui/button'
import { Code } from '@/ui/direction'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { Pager } from '../shared/list/pager'
import { useListParams } from '../shared/list/use-list-params'
import { Panel, panelRow } from '../shared/page/panel'
import { LoadingError, StaleNote, StateNote } from '../shared/page/state-note'

const words = adminProtection.suppressed

/** The addresses that get no mail. After a bounce the owner can lift it. */
export function SuppressedPanel() {
  const { pageIn, hrefOf } = useListParams()
  const page = pageIn('addresses')
  const list = useQuery(suppressedEmailsQuery(page))
  const total = list.data?.total ?? 0
  const rows = useRef<HTMLUListElement>(null)
  return (
    <Panel id="suppressed" title={words.title} by={total > 0 ? words.by(total) : undefined}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.text}</p>
      <StaleNote query={list} />
      {list.isPending && <Skeleton className="mx-4 mb-4 h-40" />}
      <LoadingError title={words.error} query={list} />
      {list.data?.rows.length === 0 && <StateNote {...words.none} />}
      <ul ref={rows} tabIndex={-1} aria-labelledby="suppressed" aria-busy={list.isFetching}>
        {list.data?.rows.map((row) => (
          <Row key={row.email} row={row} onDone={() => rows.current?.focus()} />
        ))}
      </ul>
      {total > mailPerPage && (
        <footer className="border-t border-line px-4 py-2">
          <Pager
            page={page}
            perPage={mailPerPage}
            total={total}
            hrefOf={(to) => hrefOf({ addresses: to > 1 ? to : null })}
          />
        </footer>
      )}
    </Panel>
  )
}

/** `onDone` takes the focus, which the row's button is about to lose. */
function Row({
  row: { email, reason, detail, since },
  onDone,
}: {
  row: SuppressedEmail
  onDone: () => void
}) {
  const lift = useLiftSuppression()
  return (
    <li className={panelRow}>
      <div className="min-w-0 flex-1 py-1">
        <Code className="block font-medium [overflow-wrap:anywhere]">{email}</Code>
        <span className="block text-muted">{words.reason(reason)}</span>
        {detail && <bdi className="block text-12 text-muted [overflow-wrap:anywhere]">{detail}</bdi>}
        <span className="block text-12 text-muted">
          {`${dayWords(since, serverNow())} ${timeWords(since)}`}
        </span>
      </div>
      {reason === 'bounce' && (
        <Button
          look="quiet"
          size="small"
          aria-label={words.liftOf(email)}
          disabled={lift.isPending}
          // Not mutate's callbacks: the row may be gone from the list before they would run.
          onClick={() =>
            void lift.mutateAsync(email).then(
              () => {
                onDone()
                showToast({ title: words.lifted(email), tone: 'success' })
              },
              (error: unknown) =>
                showToast({
                  title: words.failed,
                  description: wordsFor(error, words.problems),
                  tone: 'error',
                }),
            )
          }
          className="max-md:min-h-11"
        >
          {words.lift}
        </Button>
      )}
    </li>
  )
}
