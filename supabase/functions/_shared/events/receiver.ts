// What each advertising service is told, and how one fails; an adapter per service is beside this file.
import * as v from 'valibot'

/** A purchase as private.event_facts has it: nothing of it names a person. */
export const purchase = v.object({
  /** The same in each try, by which a service counts it once. */
  id: v.string(),
  lease: v.string(),
  receiver: v.picklist(['meta', 'google']),
  account: v.string(),
  /** What marks it as a test; '' for none. */
  test: v.string(),
  /** In seconds. */
  occurred_at: v.number(),
  currency: v.string(),
  value: v.string(),
  items: v.array(v.object({ id: v.string(), price: v.string(), quantity: v.number() })),
  click: v.nullable(v.string()),
  /** In milliseconds. */
  clicked_at: v.nullable(v.number()),
  user_agent: v.nullable(v.string()),
  /** Hashes. */
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
})
export type Purchase = v.InferOutput<typeof purchase>

export type Receiver = {
  /** Tells the service of a purchase. @throws EventError */
  send: (event: Purchase) => Promise<void>
}

/** An event that a service did not take. `final`: it would not take it the next time either. */
export class EventError extends Error {
  readonly final: boolean
  constructor(message: string, { final = false } = {}) {
    super(message)
    this.final = final
  }
}

type Post = {
  url: string
  body: string | URLSearchParams
  /** Stands in no message, though a runtime may name the whole address. */
  secret: string
  fetch: typeof globalThis.fetch
  timeoutMs?: number
}

/** Posts to a service and follows no answer that leads elsewhere. @throws EventError when there is no answer */
export async function post({ url, body, secret, fetch, timeoutMs = 10_000 }: Post) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: typeof body === 'string' ? { 'Content-Type': 'application/json' } : {},
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { ok: answer.ok, status: answer.status, text: (await answer.text()).slice(0, 10_000) }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    throw new EventError(text.replaceAll(secret, '…').replaceAll(encodeURIComponent(secret), '…'))
  }
}
