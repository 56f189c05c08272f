// What the mail functions read from their environment.
import { isEmail } from '../../../../src/domain/values/validation.ts'
import { type Env, setting, webAddress } from './env.ts'
import { httpTransport } from './http-transport.ts'
import type { Site } from './message.ts'
import type { Transport } from './transport.ts'

/**
 * Where the shop is and who writes: SITE_URL, SUPABASE_URL, and MAIL_FROM, an address that the mail server may send
 * from (without it, the shop's own of its settings).
 */
export function siteOf(env: Env): Site {
  const address = env.MAIL_FROM?.trim() || null
  if (address !== null && !isEmail(address)) throw new Error(`MAIL_FROM is not an address: ${address}`)
  return {
    url: webAddress(env, 'SITE_URL'),
    unsubscribeUrl: `${webAddress(env, 'SUPABASE_URL')}/functions/v1/unsubscribe`,
    address,
  }
}

/** MAIL_API_URL with MAIL_API_KEY, or MAIL_SMTP_URL. @throws when there is neither */
export async function transportOf(env: Env): Promise<Transport> {
  if (env.MAIL_API_URL) return httpTransport({ url: env.MAIL_API_URL, key: setting(env, 'MAIL_API_KEY') })
  const url = env.MAIL_SMTP_URL
  if (!url) throw new Error('Set MAIL_API_URL and MAIL_API_KEY, or MAIL_SMTP_URL')
  // Loaded only where it is used: it is the largest part by far.
  const { smtpTransport } = await import('./smtp-transport.ts')
  return smtpTransport(url)
}
