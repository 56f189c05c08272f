// Access to the shop's outbox with the service key.
import { type ClaimedMail, toClaimedMails } from './claimed.ts'

export type Outbox = {
  /** Claims up to a number of mails for `leaseMs`. */
  claim: (limit: number) => Promise<ClaimedMail[]>
  /** False when the lease had gone to another sender. */
  sent: (mail: ClaimedMail) => Promise<boolean>
  /** `bounced`: there is no such mailbox, so nothing more goes to it. */
  failed: (mail: ClaimedMail, error: string, why: { final: boolean; bounced: boolean }) => Promise<void>
}

/** How long private.claim_mail lends a mail. */
export const leaseMs = 5 * 60_000

/** Calls one of the database's functions. @throws when it cannot */
export type Call = (name: string, args: Record<string, unknown>) => Promise<unknown>

export function outboxOver(call: Call): Outbox {
  return {
    claim: async (limit) => toClaimedMails(await call('claim_mail', { p_limit: limit })),
    sent: async ({ id, lease }) => (await call('mail_sent', { p_id: id, p_lease: lease })) === true,
    failed: async ({ id, lease }, error, { final, bounced }) => {
      await call('mail_failed', {
        p_id: id,
        p_lease: lease,
        p_error: error,
        p_final: final,
        p_bounced: bounced,
      })
    },
  }
}

type Access = {
  url: string
  headers: Record<string, string>
  fetch?: (request: Request) => Promise<Response>
}

/** The database's functions over the project's API. */
export function restCall({ url, headers, fetch = globalThis.fetch }: Access): Call {
  return async (name, args) => {
    const answer = await fetch(
      new Request(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(args),
        signal: AbortSignal.timeout(20_000),
      }),
    )
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`)
    return text === '' ? null : JSON.parse(text)
  }
}

/** The headers of a key. A key of the newer kind (sb_secret_…) is no token and goes alone. */
export function keyHeaders(key: string): Record<string, string> {
  return key.startsWith('sb_') ? { apikey: key } : { apikey: key, Authorization: `Bearer ${key}` }
}
