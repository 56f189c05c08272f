// Empties the outbox: claims, composes, sends, marks. Runs the same under Deno and Node.
import type { ClaimedMail } from './claimed.ts'
import type { Message } from './message.ts'
import { leaseMs, type Outbox } from './outbox.ts'
import { SendError } from './refused-mail.ts'
import type { Transport } from './transport.ts'

type Drain = {
  outbox: Outbox
  transport: Transport
  compose: (mail: ClaimedMail) => Message
  /** No further mails are claimed after this long, or after about so many: a function may use two seconds of CPU. */
  budgetMs?: number
  most?: number
  /** How many are claimed at once, and how many of them are under way at the same time. */
  batch?: number
  atOnce?: number
  /** Receives a message for each failure. */
  log?: (line: string) => void
}

export type Report = {
  sent: number
  failed: number
  /** Went out, but could not be marked: they go out once more. */
  unmarked: number
}

/** Past this part of its lease a message is not started, because another sender could claim it before it ends. */
const lastStartMs = leaseMs - 90_000

export async function drain({
  outbox,
  transport,
  compose,
  budgetMs = 40_000,
  most = 120,
  batch = 20,
  atOnce = 4,
  log = console.error,
}: Drain): Promise<Report> {
  const report: Report = { sent: 0, failed: 0, unmarked: 0 }
  const begun = performance.now()
  for (let taken = 0; taken < most && performance.now() - begun < budgetMs; ) {
    const claimedAt = performance.now()
    const mails = await outbox.claim(batch)
    if (mails.length === 0) break
    taken += mails.length
    const queue = [...mails]
    const work = async () => {
      for (let mail = queue.shift(); mail; mail = queue.shift()) {
        // Too late to send it in this run: it is claimed again when its lease has expired.
        if (performance.now() - claimedAt > lastStartMs) continue
        report[await sendOne(mail)] += 1
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
  return report

  async function sendOne(mail: ClaimedMail): Promise<keyof Report> {
    try {
      await transport.send(compose(mail))
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      log(`Mail ${mail.id} (${mail.template}) was not sent: ${text}`)
      // If this fails too, the lease runs out and the mail comes back.
      await outbox
        .failed(mail, text, error instanceof SendError ? error : { final: false, bounced: false })
        .catch((trouble: unknown) => log(`Mail ${mail.id}: ${String(trouble)}`))
      return 'failed'
    }
    const marked = await repeatedly(() => outbox.sent(mail)).catch(() => false)
    if (marked) return 'sent'
    log(`Mail ${mail.id} (${mail.template}) went out but could not be marked; it will go out again.`)
    return 'unmarked'
  }
}

/** What has been sent is marked with some patience: each failure here would be a mail too many. */
async function repeatedly<T>(run: () => Promise<T>, pausesMs = [200, 1000]): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await run()
    } catch {
      await new Promise((done) => setTimeout(done, pause))
    }
  }
  return run()
}
