// One encrypted message to one browser, through the push service that the browser uses.
import * as v from 'valibot'
import webPush from 'web-push'
import { type Env, setting } from '../mail/env.ts'

export const subscription = v.object({
  id: v.string(),
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
  /** Of the one who reads it. */
  language: v.string(),
})
export type Subscription = v.InferOutput<typeof subscription>

/** What the service worker reads beside the language (src/app/service-worker/notification.ts). It names no customer. */
export type PushMessage =
  | { kind: 'orders'; shop: string; count: number; amount: string | null; currency: string | null }
  | { kind: 'test'; shop: string }

/** The shop's key pair (VAPID), by which push services know it, and whom they may write to. */
export type Sender = { publicKey: string; privateKey: string; subject: string }

/** Null when no keys are set: the shop sends no pushes. @throws for half a pair */
export function senderOf(env: Env): Sender | null {
  if (!env.VAPID_PUBLIC_KEY && !env.VAPID_PRIVATE_KEY) return null
  return {
    publicKey: setting(env, 'VAPID_PUBLIC_KEY'),
    privateKey: setting(env, 'VAPID_PRIVATE_KEY'),
    subject: `mailto:${setting(env, 'MAIL_FROM')}`,
  }
}

type Options = { fetch: typeof globalThis.fetch; pauseMs?: number; log?: (line: string) => void }

/**
 * Sends a message, with a second try when the service is busy or cannot be reached.
 * @returns `gone` when the browser has unsubscribed
 */
export async function sendMessage(
  { endpoint, p256dh, auth, language }: Subscription,
  message: PushMessage,
  sender: Sender,
  { fetch, pauseMs = 1000, log = console.error }: Options,
): Promise<'sent' | 'gone' | 'failed'> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...message, language }),
    { vapidDetails: sender, TTL: 6 * 60 * 60, urgency: 'high' },
  )
  // fetch counts the bytes itself.
  const { 'Content-Length': _, ...rest } = headers
  const post = () =>
    fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body ?? []),
      // An answer that leads elsewhere is not followed.
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ status }) => status,
      () => 0,
    )
  let status = await post()
  if (status === 0 || status === 429 || status >= 500) {
    await new Promise((done) => setTimeout(done, pauseMs))
    status = await post()
  }
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  log(`The push service at ${new URL(endpoint).host} answered ${status || 'nothing'}`)
  return 'failed'
}
