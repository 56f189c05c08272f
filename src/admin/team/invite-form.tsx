import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '@/config/paths'
import { dayWords } from '@/content/admin/admin'
import { team } from '@/content/admin/settings/team'
import { serverNow } from '@/data/supabase/server-clock'
import {
  invitationsQuery,
  inviteMember,
  type Role,
  useTeamChange,
  withdrawInvitation,
} from '@/data/team/team'
import { invitationSchema } from '@/domain/shop/access-form'
import { Button } from '@/ui/button'
import { Code } from '@/ui/direction'
import { SelectField, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { roleName } from '../shared/page/access'
import { CopyButton } from '../shared/page/copy-button'
import { Panel, panelRow } from '../shared/page/panel'
import { refusalOf } from './refusal'

const { invite: words } = team
const resolver = valibotResolver(invitationSchema)

/** Invites an address in a role, by mail or by a link to hand on; below it the open invitations. */
export function InviteForm({ roles }: { roles: readonly Role[] }) {
  const invite = useTeamChange(inviteMember)
  const [link, setLink] = useState<{ email: string; url: string } | null>(null)
  const { register, handleSubmit, reset, formState } = useForm({
    resolver,
    defaultValues: { email: '', role: 'packer' },
  })
  const submit = (byMail: boolean) =>
    void handleSubmit(({ email, role }) => {
      if (invite.isPending) return
      invite.mutate(
        { email, role, byMail },
        {
          onSuccess: (token) => {
            setLink(
              token === null ? null : { email, url: `${location.origin}${paths.admin}#invitation=${token}` },
            )
            reset({ email: '', role })
            showToast({ title: words.done(email), tone: 'success' })
          },
        },
      )
    })()
  const refusal = invite.error && refusalOf(invite.error)
  return (
    <Panel id="invite" title={words.title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(true)
        }}
        className="grid gap-3 px-4 pb-4"
      >
        <TextField
          dense
          type="email"
          label={words.email}
          hint={words.hint}
          maxLength={254}
          autoComplete="off"
          error={formState.errors.email ? words.wrong : (refusal ?? undefined)}
          {...register('email', { onChange: () => invite.reset() })}
        />
        <SelectField dense label={team.role} {...register('role')}>
          {roles.map((each) => (
            <option key={each.slug} value={each.slug}>
              {roleName(each)}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" aria-disabled={invite.isPending}>
            {invite.isPending ? words.busy : words.byMail}
          </Button>
          <Button look="quiet" size="small" aria-disabled={invite.isPending} onClick={() => submit(false)}>
            {words.byLink}
          </Button>
        </div>
        {link && (
          <div className="flex items-end gap-2">
            <TextField
              dense
              readOnly
              className="min-w-0 flex-1"
              label={words.link(link.email)}
              hint={words.linkHint}
              value={link.url}
            />
            <CopyButton text={link.url} label={words.copy} />
          </div>
        )}
      </form>
      <Invitations roles={roles} />
    </Panel>
  )
}

function Invitations({ roles }: { roles: readonly Role[] }) {
  const { data } = useQuery(invitationsQuery())
  const withdraw = useTeamChange(withdrawInvitation)
  const onWithdraw = (email: string) =>
    withdraw.mutate(email, {
      onSuccess: () => showToast({ title: team.withdrawn(email), tone: 'success' }),
      onError: (error) => showToast({ title: refusalOf(error), tone: 'error' }),
    })
  const named = (slug: string) => roleName(roles.find((role) => role.slug === slug) ?? { slug, name: slug })
  return (
    <ul>
      {data?.map(({ email, role, by, at }) => (
        <li key={email} className={panelRow}>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">
              <Code>{email}</Code>
            </span>
            <span className="block text-muted">
              {team.invited(named(role), by, dayWords(at, serverNow()))}
            </span>
          </span>
          <Button
            look="quiet"
            size="small"
            aria-label={team.withdrawFor(email)}
            disabled={withdraw.isPending}
            onClick={() => onWithdraw(email)}
          >
            {team.withdraw}
          </Button>
        </li>
      ))}
    </ul>
  )
}
