import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { dayWords } from '@/content/admin/admin'
import { adminSettings } from '@/content/admin/settings/settings'
import { invitationsQuery, useInviteAdmin, useWithdrawInvitation } from '@/data/auth/invitations'
import { wordsFor } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import { invitationSchema } from '@/domain/shop/access-form'
import { Button } from '@/ui/button'
import { Code } from '@/ui/direction'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { panelRow } from '../shared/page/panel'

const words = adminSettings.admins
const resolver = valibotResolver(invitationSchema)

/** Open invitations, and a field to invite one more. */
export function Invitations() {
  const { data } = useQuery(invitationsQuery())
  const withdraw = useWithdrawInvitation()
  const onWithdraw = (email: string) =>
    withdraw.mutate(email, {
      onSuccess: () => showToast({ title: words.withdrawn(email), tone: 'success' }),
      onError: () => showToast({ title: words.removeFailed, tone: 'error' }),
    })
  return (
    <>
      <ul>
        {data?.map(({ email, by, at }) => (
          <li key={email} className={panelRow}>
            <span className="min-w-0 flex-1">
              <Code className="block truncate font-medium">{email}</Code>
              <span className="block truncate text-muted">
                {words.invited(by, dayWords(at, serverNow()))}
              </span>
            </span>
            <Button
              look="quiet"
              size="small"
              aria-label={words.withdrawFor(email)}
              disabled={withdraw.isPending}
              onClick={() => onWithdraw(email)}
              className="max-md:min-h-11"
            >
              {words.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      <InviteForm />
    </>
  )
}

function InviteForm() {
  const invite = useInviteAdmin()
  const { register, handleSubmit, reset, formState } = useForm({ resolver, defaultValues: { email: '' } })
  const { label, hint, submit, busy, done, wrong, isAdmin, tooMany, failed } = words.invite
  const onSubmit = handleSubmit(({ email }) => {
    if (invite.isPending) return
    invite.mutate(email, {
      onSuccess: () => {
        reset()
        showToast({ title: done(email), tone: 'success' })
      },
    })
  })
  const refusal = invite.error
    ? wordsFor<string>(invite.error, { IS_ADMIN: isAdmin, TOO_MANY_REQUESTS: tooMany, unknown: failed })
    : null
  return (
    <form
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="flex items-start gap-2 border-t border-line px-4 py-3"
    >
      <TextField
        dense
        type="email"
        className="min-w-0 flex-1"
        label={label}
        hint={hint}
        maxLength={254}
        autoComplete="off"
        error={formState.errors.email ? wrong : refusal}
        {...register('email', { onChange: () => invite.reset() })}
      />
      <Button
        type="submit"
        look="quiet"
        size="small"
        aria-disabled={invite.isPending}
        className="mt-6.5 h-12 md:h-9"
      >
        {invite.isPending ? busy : submit}
      </Button>
    </form>
  )
}
