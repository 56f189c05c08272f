import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { timestamp } from '../supabase/schemas'

type Request = {
  email: string
  /** Whether to subscribe to the newsletter as well, once the address is confirmed. */
  news: boolean
  honeypot: string
}

/** Mails a link to the address; the answer never tells whether it is known. @throws AppError */
export function useRequestWelcome() {
  return useMutation({
    networkMode: 'always',
    mutationFn: requestWelcome,
  })
}

export const requestWelcome = ({ email, news, honeypot }: Request) =>
  rpc('request_welcome', { p_email: email, p_news: news, p_honeypot: honeypot }, v.object({}))

/** The code behind a mailed link. @throws AppError `not-found` for a link that is unknown or too old */
export function useConfirmWelcome() {
  return useMutation({ networkMode: 'always', mutationFn: confirmWelcome })
}

export const confirmWelcome = (token: string) => rpc('confirm_welcome', { p_token: token }, welcome)

const welcome = v.variant('state', [
  v.pipe(
    v.object({
      state: v.picklist(['new', 'again']),
      code: v.string(),
      percent: v.number(),
      expires_at: timestamp,
    }),
    v.transform(({ expires_at, ...code }) => ({ ...code, expiresAt: expires_at })),
  ),
  v.object({ state: v.literal('used') }),
])
