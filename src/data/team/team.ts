import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { auditKeys } from '../audit/audit-keys'
import { rpc } from '../supabase/rpc'
import { column, rowOf, timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { teamKeys } from './team-keys'

/** Who works here, the earliest first. */
export const membersQuery = () =>
  queryOptions({
    queryKey: teamKeys.members(),
    queryFn: ({ signal }) => rpc('list_team', {}, members, { get: true, signal }),
  })

/** The roles, those of the software first, and every right that a role can have. */
export const rolesQuery = () =>
  queryOptions({
    queryKey: teamKeys.roles(),
    queryFn: ({ signal }) => rpc('list_roles', {}, roles, { get: true, signal }),
  })

/** Open invitations, the newest first. */
export const invitationsQuery = () =>
  queryOptions({
    queryKey: teamKeys.invitations(),
    queryFn: ({ signal }) => rpc('list_invitations', {}, invitations, { get: true, signal }),
  })

/** A change of the team; what is shown of it is read again. */
export function useTeamChange<Change, Answer>(change: (change: Change) => Promise<Answer>) {
  return useMutation({ mutationFn: change, onSettled: useRefresh(teamKeys.all, auditKeys.all) })
}

export const setMemberRole = ({ email, role }: { email: string; role: string }) =>
  rpc('set_member_role', { p_email: email, p_role: role }, v.boolean())

/** Keeps in which language the caller works: of the mails and pushes about it. */
export const setAdminLanguage = (language: string) =>
  rpc('set_admin_language', { p_language: language }, v.boolean())

export const removeMember = (email: string) => rpc('remove_member', { p_email: email }, v.boolean())

/** Invites an address, by mail or without one: then the answer is the secret of its link. @throws AppError IS_ADMIN */
export const inviteMember = ({ email, role, byMail }: { email: string; role: string; byMail: boolean }) =>
  rpc('invite_member', { p_email: email, p_role: role, p_by_mail: byMail }, v.nullable(v.string()))

export const withdrawInvitation = (email: string) =>
  rpc('withdraw_invitation', { p_email: email }, v.boolean())

export type Role = v.InferOutput<typeof roles>['roles'][number]
/** As it is saved; without a slug a new one. */
export type RoleChange = Pick<Role, 'name' | 'permissions' | 'needsFactor'> & { slug: string | null }

/** @throws AppError ROLE_EXISTS, ROLE_ABOVE, OWN_FACTOR */
export const saveRole = ({ slug, name, permissions, needsFactor }: RoleChange) =>
  rpc(
    'save_role',
    {
      ...(slug !== null && { p_slug: slug }),
      p_name: name,
      p_permissions: permissions,
      p_needs_second_factor: needsFactor,
    },
    v.string(),
  )

/** @throws AppError ROLE_IN_USE */
export const deleteRole = (slug: string) => rpc('delete_role', { p_slug: slug }, v.boolean())

const members = v.array(
  rowOf({
    email: v.string(),
    role: v.string(),
    since: timestamp,
    isMe: column('me', v.boolean()),
    hasTwoFactor: column('two_factor', v.boolean()),
  }),
)

const roles = v.object({
  rights: v.array(v.string()),
  roles: v.array(
    rowOf({
      slug: v.string(),
      name: v.string(),
      permissions: v.array(v.string()),
      needsFactor: column('needs_second_factor', v.boolean()),
      isFixed: v.boolean(),
      members: v.number(),
    }),
  ),
})

const invitations = v.array(v.object({ email: v.string(), role: v.string(), by: v.string(), at: timestamp }))
