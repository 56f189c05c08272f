import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { dayWords, timeWords } from '@/content/admin/admin'
import { adminProtection } from '@/content/admin/settings/protection'
import { type FailedMail, failedMailsQuery, mailPerPage, useRetryMail } from '@/data/mail/mail-overview'
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

const words = adminProtection.failed

/** The mails that failed or were given up, to be sent again where that is of use. */
export function FailedMailPanel() {
  const { pageIn, hrefOf } = useListParams()
  const page = pageIn('emails')
  const list = useQuery({ ...failedMailsQuery(page), refetchInterval: 60_000 })
  const total = list.data?.total ?? 0
  const rows = useRef<HTMLUListElement>(null)
  return (
    <Panel id="failed-mail" title={words.title} by={total > 0 ? words.by(total) : undefined}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.text}</p>
      <StaleNote query={list} />
      {list.isPending && <Skeleton className="mx-4 mb-4 h-40" />}
      <LoadingError title={words.error} query={list} />
      {list.data?.rows.length === 0 && <StateNote {...words.none} />}
      <ul ref={rows} tabIndex={-1} aria-labelledby="failed-mail" aria-busy={list.isFetching}>
        {list.data?.rows.map((mail) => (
          <Row key={mail.id} mail={mail} onDone={() => rows.current?.focus()} />
        ))}
      </ul>
      {total > mailPerPage && (
        <footer className="border-t border-line px-4 py-2">
          <Pager
            page={page}
            perPage={mailPerPage}
            total={total}
            hrefOf={(to) => hrefOf({ emails: to > 1 ? to : null })}
          />
        </footer>
      )}
    </Panel>
  )
}

/** `onDone` takes the focus, which the row's button is about to lose. */
function Row({ mail, onDone }: { mail: FailedMail; onDone: () => void }) {
  const { id, recipient, template, order, state, error, attempts, at, refusal } = mail
  const retry = useRetryMail()
  const kind = words.kind(template)
  return (
    <li className={panelRow}>
      <div className="min-w-0 flex-1 py-1">
        <p>
          <span className="font-medium">{kind}</span>
          {order && (
            <>
              {', '}
              <Link to={`${adminPaths.orders}/${order.id}`} className="text-accent hover:underline">
                {words.order(order.number)}
              </Link>
            </>
          )}
        </p>
        <Code className="block text-muted [overflow-wrap:anywhere]">{recipient}</Code>
        <bdi className="block text-12 [overflow-wrap:anywhere]">
          {state === 'suppressed' ? words.givenUp : error || words.noReason}
        </bdi>
        <span className="block text-12 text-muted">
          <span>{`${dayWords(at, serverNow())} ${timeWords(at)}`}</span>
          {attempts > 0 && <span>{`, ${words.tries(attempts)}`}</span>}
          {refusal && <span>{`. ${words.refusals[refusal]}`}</span>}
        </span>
      </div>
      {refusal === null && (
        <Button
          look="quiet"
          size="small"
          aria-label={words.againOf(kind, recipient)}
          disabled={retry.isPending}
          // Not mutate's callbacks: the row may be gone from the list before they would run.
          onClick={() =>
            void retry.mutateAsync(id).then(
              (isSent) => {
                onDone()
                showToast({ title: isSent ? words.sent : words.waiting, tone: 'success' })
              },
              (problem: unknown) =>
                showToast({
                  title: words.failed,
                  description: wordsFor(problem, words.problems),
                  tone: 'error',
                }),
            )
          }
          className="max-md:min-h-11"
        >
          {words.again}
        </Button>
      )}
    </li>
  )
}
