import { admin } from '../admin'
import { choice, type Format, text } from './audit-formats'
import { team } from './team'

const rightNames: Readonly<Record<string, string>> = team.rights
const rights: Format = (value, context) =>
  text(
    Array.isArray(value)
      ? value.map((right) => rightNames[String(right)] ?? String(right)).join(' ; ')
      : value,
    context,
  )

/** What columns about the team are called in the log of changes. */
export const teamFields: Readonly<Record<string, readonly [string, Format?]>> = {
  email: ['e-mail'],
  two_factor: ['validation en deux étapes', choice({ true: 'activée', false: 'désactivée' })],
  role: ['rôle', choice(admin.roles)],
  permissions: ['peut', rights],
  needs_second_factor: ['exige un second facteur'],
}
