import { useQuery } from '@tanstack/react-query'
import { dayWords, timeWords } from '@/content/admin/admin'
import { adminProtection } from '@/content/admin/settings/protection'
import { type SuppressedEmail, suppressedEmailsQuery, useLiftSuppression } from '@/data/mail/mail-overview'
import { wordsFor } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import { Button } from '@/ui/button'
import { Code } from '@/ui/direction'
import { showToast } from '@/ui/toast/toast'
import { useListParams } from '../shared/list/use-list-params'
import { panelRow } from '../shared/page/panel'
import { MailPanel } from './mail-panel'

const words = adminProtection.suppressed

/** The addresses that get no mail. After a bounce the owner can lift it. */
export function SuppressedPanel() {
  const page = useListParams().pageIn('addresses')
  const list = useQuery(suppressedEmailsQuery(page))
  return (
    <MailPanel
      id="suppressed"
      words={words}
      list={list}
      parameter="addresses"
      page={page}
      row={(row, onDone) => <Row key={row.email} row={row} onDone={onDone} />}
    />
  )
}

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
        <Code className="block w-fit font-medium [overflow-wrap:anywhere]">{email}</Code>
        <span className="block text-muted">{words.reason(reason)}</span>
        {detail && <bdi className="block w-fit text-12 text-muted [overflow-wrap:anywhere]">{detail}</bdi>}
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
        >
          {words.lift}
        </Button>
      )}
    </li>
  )
}
