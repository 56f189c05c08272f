import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayWords } from '@/content/admin/admin'
import { team as words } from '@/content/admin/settings/team'
import { adminTwoFactor } from '@/content/admin/settings/two-factor'
import { useResetSecondFactor } from '@/data/auth/two-factor'
import { serverNow } from '@/data/supabase/server-clock'
import { membersQuery, type Role, removeMember, setMemberRole, useTeamChange } from '@/data/team/team'
import { Button } from '@/ui/button'
import { Code } from '@/ui/direction'
import { SelectField } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { ConfirmDialog } from '../shared/form/confirm-dialog'
import { roleName } from '../shared/page/access'
import { Panel } from '../shared/page/panel'
import { LoadingError } from '../shared/page/state-note'
import { refusalOf } from './refusal'

const second = adminTwoFactor.admins
const showRefusal = (error: Error) => showToast({ title: refusalOf(error), tone: 'error' })

type Asked = { email: string; about: 'remove' | 'factor' }

/** Who works here, each with a role to choose. */
export function Members({ roles }: { roles: readonly Role[] }) {
  const members = useQuery(membersQuery())
  const [asked, setAsked] = useState<Asked | null>(null)
  const change = useTeamChange(setMemberRole)
  const now = serverNow()
  const onRole = (email: string, role: Role) =>
    change.mutate(
      { email, role: role.slug },
      {
        onSuccess: () => showToast({ title: words.roleSaved(email, roleName(role)), tone: 'success' }),
        onError: showRefusal,
      },
    )
  return (
    <Panel id="team" title={words.title}>
      {members.isPending && <Skeleton className="mx-4 mb-4 h-16" />}
      <LoadingError title={words.error} query={members} />
      <ul>
        {members.data?.map(({ email, role, since, isMe, hasTwoFactor }) => (
          <li key={email} className="flex flex-wrap items-end gap-x-3 gap-y-2 border-t border-line px-4 py-3">
            <span className="min-w-0 flex-1 basis-60">
              <span className="block truncate font-medium">
                <Code>{email}</Code>
              </span>
              <span className="block text-muted">
                {[isMe && words.me, words.since(dayWords(since, now)), hasTwoFactor && second.on]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <SelectField
              dense
              label={words.role}
              aria-label={words.roleOf(email)}
              value={role}
              disabled={change.isPending}
              onChange={(event) => {
                const chosen = roles.find(({ slug }) => slug === event.target.value)
                if (chosen) onRole(email, chosen)
              }}
            >
              {roles.map((each) => (
                <option key={each.slug} value={each.slug}>
                  {roleName(each)}
                </option>
              ))}
            </SelectField>
            {!isMe && (
              <span className="flex gap-2">
                {hasTwoFactor && (
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={second.resetNamed(email)}
                    onClick={() => setAsked({ email, about: 'factor' })}
                  >
                    {second.reset}
                  </Button>
                )}
                <Button
                  look="danger"
                  size="small"
                  aria-label={words.removeNamed(email)}
                  onClick={() => setAsked({ email, about: 'remove' })}
                >
                  {words.remove}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {asked && <Question key={`${asked.about} ${asked.email}`} {...asked} onClose={() => setAsked(null)} />}
    </Panel>
  )
}

/** Asks before somebody is removed, or loses the second factor. */
function Question({ email, about, onClose }: Asked & { onClose: () => void }) {
  const remove = useTeamChange(removeMember)
  const reset = useResetSecondFactor()
  const act = about === 'remove' ? remove : reset
  const { title, text, keep } = about === 'remove' ? words.asks : second.asks
  const done = about === 'remove' ? words.removed : second.done
  const confirm = () =>
    act.mutate(email, {
      onSuccess: () => showToast({ title: done(email), tone: 'success' }),
      onError: showRefusal,
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      title={title(email)}
      keep={keep}
      confirm={about === 'remove' ? words.remove : second.asks.confirm}
      isBusy={act.isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      {text}
    </ConfirmDialog>
  )
}
