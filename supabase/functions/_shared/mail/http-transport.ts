import { SendError } from './refused-mail.ts'
import type { Transport } from './transport.ts'

/**
 * A mail service with Resend's API: POST to `url` with a bearer key. A repeated message carries the same idempotency
 * key, with which such a service sends it once in 24 hours.
 */
export function httpTransport(
  { url, key }: { url: string; key: string },
  { timeoutMs = 20_000, fetch = globalThis.fetch } = {},
): Transport {
  return {
    async send({ from, to, replyTo, subject, html, text, headers, idempotencyKey }) {
      const sender = `"${from.name.replace(/["\\]/g, '')}" <${from.address}>`
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': idempotencyKey,
        },
        body: JSON.stringify({ from: sender, to: [to], reply_to: replyTo, subject, html, text, headers }),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new SendError(error instanceof Error ? error.message : String(error), { cause: error })
      })
      const reply = await answer.text().catch(() => '')
      if (answer.ok) return
      // The service has this mail from an earlier try, in which some fact was another: it went out then.
      if (answer.status === 409 && reply.includes('invalid_idempotent_request')) return
      // 422: this message is refused whenever it comes. Everything else is about us, or passes.
      throw new SendError(`${answer.status} ${reply.slice(0, 300)}`, { final: answer.status === 422 })
    },
  }
}
