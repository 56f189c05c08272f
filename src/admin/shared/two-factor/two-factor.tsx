import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayWords } from '@/content/admin/admin'
import { adminTwoFactor } from '@/content/admin/settings/two-factor'
import { type Member, memberQuery } from '@/data/auth/session'
import { factorsQuery, useBeginFactor, useRemoveFactor } from '@/data/auth/two-factor'
import { serverNow } from '@/data/supabase/server-clock'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { ConfirmDialog } from '../form/confirm-dialog'
import { Panel, panelRow } from '../page/panel'
import { ErrorNote } from '../page/state-note'
import { AddFactorDialog } from './add-factor-dialog'

const words = adminTwoFactor.settings
const showFailure = () => showToast({ title: words.failed, tone: 'error' })

/** The authenticator apps of the signed-in owner. */
export function TwoFactor() {
  const member = useQuery(memberQuery())
  return (
    <Panel id="two-factor" title={words.title}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.text}</p>
      {member.data && <Factors member={member.data} />}
    </Panel>
  )
}

function Factors({ member }: { member: Member }) {
  const factors = useQuery(factorsQuery(member.id))
  const begin = useBeginFactor()
  const remove = useRemoveFactor()
  const [asked, setAsked] = useState<string | null>(null)
  const now = serverNow()
  if (factors.isPending) return <Skeleton className="mx-4 mb-4 h-16" />
  if (factors.isLoadingError)
    return <ErrorNote title={words.error} error={factors.error} retry={() => void factors.refetch()} />
  const apps = factors.data
  const confirmRemoval = (id: string) =>
    remove.mutate(id, {
      onSuccess: () => showToast({ title: words.removed, tone: 'success' }),
      onError: showFailure,
      onSettled: () => setAsked(null),
    })
  return (
    <>
      <ul>
        {apps.map(({ id, addedAt }) => (
          <li key={id} className={panelRow}>
            <span className="min-w-0 flex-1">{words.app(dayWords(addedAt, now))}</span>
            <Button
              look="danger"
              size="small"
              aria-label={words.removeNamed(dayWords(addedAt, now))}
              onClick={() => setAsked(id)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid justify-items-start gap-3 border-t border-line px-4 py-3">
        <p>{apps.length > 0 ? words.on : words.off}</p>
        {apps.length === 1 && <p className="text-muted">{words.spare}</p>}
        {apps.length > 0 && <p className="text-muted">{words.lost}</p>}
        <Button
          look={apps.length > 0 ? 'quiet' : 'main'}
          size="medium"
          disabled={begin.isPending}
          onClick={() => begin.mutate(undefined, { onError: showFailure })}
        >
          {begin.isPending ? words.adding : apps.length > 0 ? words.addSpare : words.add}
        </Button>
      </div>
      {begin.data && <AddFactorDialog factor={begin.data} onClose={begin.reset} />}
      <ConfirmDialog
        open={asked !== null}
        title={words.removeAsks.title}
        keep={words.removeAsks.keep}
        confirm={words.removeAsks.confirm}
        isBusy={remove.isPending}
        onClose={() => setAsked(null)}
        onConfirm={() => asked !== null && confirmRemoval(asked)}
      >
        {apps.length > 1 ? words.removeAsks.other : words.removeAsks.last}
      </ConfirmDialog>
    </>
  )
}
