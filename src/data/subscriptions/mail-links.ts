import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'

/** `topic` is the subscription that begins, null when only the address was confirmed; the email's middle is hidden. */
const confirmed = v.object({ topic: v.nullable(v.string()), email: v.string() })
/** `stopped` is false for the address of an account. */
const stopped = v.object({ stopped: v.boolean(), email: v.string() })

/** Confirms the address that a mail's link went to. @throws AppError `not-found` for a link that is unknown or too old */
export function useConfirmAddress() {
  return useMutation({ networkMode: 'always', mutationFn: confirmAddress })
}

export const confirmAddress = (token: string) => rpc('confirm_address', { p_token: token }, confirmed)

/** Ends all mail to the address that a mail's link went to; null for an unknown link. @throws AppError */
export function useStopMail() {
  return useMutation({ networkMode: 'always', mutationFn: stopMail })
}

export const stopMail = (token: string) => rpc('stop_mail', { p_token: token }, v.nullable(stopped))
