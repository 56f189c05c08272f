import { AppError, toAppError } from '../supabase/errors'

/** Why signing in, up or the like did not work, in the kinds that a screen answers differently. */
export type AuthProblem =
  | 'credentials'
  | 'unconfirmed'
  | 'weak-password'
  | 'same-password'
  | 'email'
  | 'code'
  | 'wrong-code'
  | 'second-factor'
  | 'captcha'
  | 'refused'
  | 'rate-limited'
  | 'offline'
  | 'unknown'

type AuthAnswer = {
  error: { message: string; code?: string | undefined; status?: number | undefined } | null
}

/** Keeps Auth's error codes, so that a screen can tell a wrong password from too many tries. @throws AppError */
export function raise({ error }: AuthAnswer) {
  if (!error) return
  const { kind, code, answered } = toAppError({ message: error.message, code: error.code }, error.status ?? 0)
  throw new AppError(kind, error.code ?? code, { answered, cause: error })
}

/** A wrong password and an unknown account come out the same, and a known address is not told either. */
export function authProblemOf(error: unknown): AuthProblem {
  if (!(error instanceof AppError)) return 'unknown'
  if (error.kind === 'offline' || error.kind === 'rate-limited') return error.kind
  switch (error.code) {
    case 'invalid_credentials':
    case 'user_not_found':
    case 'current_password_required':
    case 'current_password_invalid':
      return 'credentials'
    case 'mfa_verification_failed':
      return 'wrong-code'
    case 'insufficient_aal':
    case 'reauthentication_needed':
      return 'second-factor'
    case 'email_not_confirmed':
      return 'unconfirmed'
    case 'weak_password':
      return 'weak-password'
    case 'same_password':
      return 'same-password'
    case 'captcha_failed':
    case 'CAPTCHA_REQUIRED':
      return 'captcha'
    case 'otp_expired':
      return 'code'
    case 'email_address_invalid':
    case 'validation_failed':
      return 'email'
    default:
      return error.answered ? 'refused' : 'unknown'
  }
}
