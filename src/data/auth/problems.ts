import { AppError } from '../supabase/errors'

/** Why signing in or up did not work, in the kinds that a screen answers differently. */
export type AuthProblem =
  | 'credentials'
  | 'unconfirmed'
  | 'weak-password'
  | 'email'
  | 'refused'
  | 'rate-limited'
  | 'offline'
  | 'unknown'

/** A wrong password and an unknown account come out the same, and a known address is not told either. */
export function authProblemOf(error: unknown): AuthProblem {
  if (!(error instanceof AppError)) return 'unknown'
  if (error.kind === 'offline' || error.kind === 'rate-limited') return error.kind
  switch (error.code) {
    case 'invalid_credentials':
    case 'user_not_found':
      return 'credentials'
    case 'email_not_confirmed':
      return 'unconfirmed'
    case 'weak_password':
      return 'weak-password'
    case 'email_address_invalid':
    case 'validation_failed':
      return 'email'
    default:
      return error.answered ? 'refused' : 'unknown'
  }
}
