import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayWords } from '@/content/admin/admin'
import { adminSettings } from '@/content/admin/settings/settings'
import { adminTwoFactor } from '@/content/admin/settings/two-factor'
import { adminsQuery, useRemoveAdmin } from '@/data/audit/audit-queries'
import { useResetSecondFactor } from '@/data/auth/two-factor'
import { serverNow } from '@/data/supabase/server-clock'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Code } from '@/ui/direction'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { Panel, panelRow } from '../shared/page/panel'
import { ErrorNote } from '../shared/page/state-note'
import { Invitations } from './invitations'

const words = adminSettings.admins
const second = adminTwoFactor.admins

/** The admins: invited by mail and removed here. The very first one is made in the SQL editor. */
export function Admins() {
  const admins = useQuery(adminsQuery())
  const [asked, setAsked] = useState<string | null>(null)
  const remove = useRemoveAdmin()
  const [askedReset, setAskedReset] = useState<string | null>(null)
  const reset = useResetSecondFactor()
  const now = serverNow()
  const confirm = (email: string) =>
    remove.mutate(email, {
      onSuccess: () => showToast({ title: words.removed(email), tone: 'success' }),
      onError: () => showToast({ title: words.removeFailed, tone: 'error' }),
      onSettled: () => setAsked(null),
    })
  const confirmReset = (email: string) =>
    reset.mutate(email, {
      onSuccess: () => showToast({ title: second.done(email), tone: 'success' }),
      onError: () => showToast({ title: words.removeFailed, tone: 'error' }),
      onSettled: () => setAskedReset(null),
    })
  return (
    <Panel id="admins" title={words.title}>
      {admins.isPending && <Skeleton className="mx-4 mb-4 h-16" />}
      {admins.isLoadingError && (
        <ErrorNote title={words.error} error={admins.error} retry={() => void admins.refetch()} />
      )}
      <ul>
        {admins.data?.map(({ email, since, isMe, hasTwoFactor }) => (
          <li key={email} className={`${panelRow} flex-wrap`}>
            <span className="min-w-0 flex-1 truncate">
              <Code className="font-medium">{email}</Code>
              <span className="ms-2 text-muted">{words.since(dayWords(since, now))}</span>
              {hasTwoFactor && <span className="ms-2 text-muted">· {second.on}</span>}
            </span>
            {hasTwoFactor && !isMe && (
              <Button
                look="quiet"
                size="small"
                aria-label={second.resetNamed(email)}
                onClick={() => setAskedReset(email)}
                className="max-md:min-h-11"
              >
                {second.reset}
              </Button>
            )}
            {isMe ? (
              <span className="text-muted">{words.me}</span>
            ) : (
              <Button
                look="danger"
                size="small"
                aria-label={words.remove(email)}
                onClick={() => setAsked(email)}
                className="max-md:min-h-11"
              >
                {words.asks.confirm}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Invitations />
      <Dialog
        alert
        open={asked !== null}
        onOpenChange={(open) => setAsked(open ? asked : null)}
        title={words.asks.title(asked ?? '')}
        actions={
          <>
            <Button look="quiet" size="medium" onClick={() => setAsked(null)}>
              {words.asks.keep}
            </Button>
            <Button
              look="danger"
              size="medium"
              disabled={remove.isPending}
              onClick={() => asked !== null && confirm(asked)}
            >
              {words.asks.confirm}
            </Button>
          </>
        }
      >
        {words.asks.text}
      </Dialog>
      <Dialog
        alert
        open={askedReset !== null}
        onOpenChange={(open) => setAskedReset(open ? askedReset : null)}
        title={second.asks.title(askedReset ?? '')}
        actions={
          <>
            <Button look="quiet" size="medium" onClick={() => setAskedReset(null)}>
              {second.asks.keep}
            </Button>
            <Button
              look="danger"
              size="medium"
              disabled={reset.isPending}
              onClick={() => askedReset !== null && confirmReset(askedReset)}
            >
              {second.asks.confirm}
            </Button>
          </>
        }
      >
        {second.asks.text}
      </Dialog>
    </Panel>
  )
}
