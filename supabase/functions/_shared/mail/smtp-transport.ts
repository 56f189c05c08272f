import nodemailer from 'nodemailer'
import { SendError } from './refused-mail.ts'
import type { Transport } from './transport.ts'

/**
 * A mail server by its address, `smtps://user:password@host:465`. On another port TLS is demanded as well, except on
 * this machine. A connection per message: one that breaks takes no other mail with it, and nothing is sent twice
 * behind our back.
 * @param options.timeoutMs how long the server may be silent
 */
export function smtpTransport(url: string, { timeoutMs = 20_000 } = {}): Transport {
  const { hostname } = new URL(url)
  const here = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const mailer = nodemailer.createTransport({
    url,
    requireTLS: !here,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ messageId, idempotencyKey, to, headers, ...rest }) {
      try {
        await mailer.sendMail({
          ...rest,
          messageId,
          // As an object, because a string would be parsed as a list of addresses.
          to: { name: '', address: to },
          headers: { ...headers, 'X-Idempotency-Key': idempotencyKey },
          textEncoding: 'quoted-printable',
        })
      } catch (error) {
        throw toSendError(error)
      }
    },
  }
}

/** Only a permanent refusal of the recipient is final; a refusal of the sender may pass. */
function toSendError(error: unknown): SendError {
  const { message, code, command, responseCode } = error as Partial<
    Record<'message' | 'code' | 'command', string> & { responseCode: number }
  >
  const bounced = code === 'EENVELOPE' && command === 'RCPT TO' && [550, 551, 553].includes(responseCode ?? 0)
  return new SendError(message ?? String(error), { bounced, cause: error })
}
