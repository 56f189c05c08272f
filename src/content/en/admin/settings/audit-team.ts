import { choice, type Format } from './audit-formats'

/** What columns about the team are called in the log of changes. */
export const teamFields: Readonly<Record<string, readonly [string, Format?]>> = {
  email: ['email'],
  two_factor: ['two-factor sign-in', choice({ true: 'on', false: 'off' })],
  role: ['role'],
  permissions: ['may'],
  needs_second_factor: ['needs a second factor'],
}
