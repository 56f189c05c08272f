import type * as english from '../../../en/admin/settings/audit-team'

/** What columns about the team are called in the log of changes. */
export const teamColumns: typeof english.teamColumns = {
  email: 'e-mail',
  two_factor: 'validation en deux étapes',
  role: 'rôle',
  permissions: 'peut',
  needs_second_factor: 'exige un second facteur',
}
