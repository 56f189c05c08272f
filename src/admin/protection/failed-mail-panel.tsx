import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { dayWords, timeWords } from '@/content/admin/admin'
import { adminProtection } from '@/content/admin/settings/protection'
import { comma } from '@/content/shared/lists'
import { type FailedMail, failedMailsQuery, useRetryMail } from '@/data/mail/mail-overview'
import { wordsFor } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import { Button } from '@/ui/button'
import { Code } from '@/ui/direction'
import { showToast } from '@/ui/toast/toast'
import { useListParams } from '../shared/list/use-list-params'
import { panelRow } from '../shared/page/panel'
import { MailPanel } from './mail-panel'

const words = adminProtection.failed

/** The mails that failed or were given up, to be sent again where that is of use. */
export function FailedMailPanel() {
  const page = useListParams().pageIn('emails')
  const list = useQuery({ ...failedMailsQuery(page), refetchInterval: 60_000 })
  return (
    <MailPanel
      id="failed-mail"
      words={words}
      list={list}
      parameter="emails"
      page={page}
      row={(mail, onDone) => <Row key={mail.id} mail={mail} onDone={onDone} />}
    />
  )
}

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
        <Code className="block w-fit text-muted [overflow-wrap:anywhere]">{recipient}</Code>
        <bdi className="block w-fit text-12 [overflow-wrap:anywhere]">
          {state === 'suppressed' ? words.givenUp : error || words.noReason}
        </bdi>
        <span className="block text-12 text-muted">
          <span>{`${dayWords(at, serverNow())} ${timeWords(at)}`}</span>
          {attempts > 0 && <span>{`${comma}${words.tries(attempts)}`}</span>}
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
        >
          {words.again}
        </Button>
      )}
    </li>
  )
}
