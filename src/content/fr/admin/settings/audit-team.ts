import { choice, type Format } from './audit-formats'

/** What columns about the team are called in the log of changes. */
export const teamFields: Readonly<Record<string, readonly [string, Format?]>> = {
  email: ['e-mail'],
  two_factor: ['validation en deux étapes', choice({ true: 'activée', false: 'désactivée' })],
  role: ['rôle'],
  permissions: ['peut'],
  needs_second_factor: ['exige un second facteur'],
}
