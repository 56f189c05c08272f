// Meta's Conversions API (developers.facebook.com/docs/marketing-api/conversions-api): a Purchase on the /events edge of a pixel.
import * as v from 'valibot'
import { EventError, type Purchase, post, type Receiver } from './receiver.ts'

const version = 'v25.0'

type Settings = {
  token: string
  api: string
  site: string
  fetch: typeof globalThis.fetch
  timeoutMs?: number
}

const refusal = v.object({
  error: v.object({
    message: v.string(),
    code: v.nullish(v.number()),
    error_subcode: v.nullish(v.number()),
    is_transient: v.nullish(v.boolean()),
  }),
})

export function metaReceiver({ token, api, site, fetch, timeoutMs }: Settings): Receiver {
  return {
    async send(event) {
      const answer = await post({
        url: `${api}/${version}/${event.account}/events`,
        // As a field, and in no address that somebody's log has.
        body: new URLSearchParams({
          data: JSON.stringify([metaEvent(event, site)]),
          access_token: token,
          ...(event.test !== '' && { test_event_code: event.test }),
        }),
        secret: token,
        fetch,
        ...(timeoutMs !== undefined && { timeoutMs }),
      })
      if (answer.ok) return
      const said = v.safeParse(v.pipe(v.string(), v.parseJson(), refusal), answer.text)
      if (!said.success) throw new EventError(`${answer.status} ${answer.text.slice(0, 200)}`)
      const { message, code, error_subcode: subcode, is_transient: passes } = said.output.error
      // 100 is a parameter that this event will always have; its 33 is a pixel that is not there, which the owner can mend, as all else.
      const final = answer.status === 400 && code === 100 && subcode !== 33 && passes !== true
      throw new EventError(`${answer.status} ${message.slice(0, 400)}`, { final })
    },
  }
}

/** The event as Meta documents it. A website's has an address, the browser's name and where it happened. */
function metaEvent(event: Purchase, site: string) {
  const { click, clicked_at: clickedAt } = event
  return {
    event_name: 'Purchase',
    event_time: event.occurred_at,
    event_id: event.id,
    event_source_url: `${site}/`,
    action_source: 'website',
    user_data: {
      ...(event.user_agent !== null && { client_user_agent: event.user_agent }),
      ...(click !== null && clickedAt !== null && { fbc: `fb.1.${clickedAt}.${click}` }),
      ...(event.email !== null && { em: [event.email] }),
      ...(event.phone !== null && { ph: [event.phone] }),
    },
    custom_data: {
      currency: event.currency,
      value: Number(event.value),
      content_type: 'product',
      content_ids: event.items.map(({ id }) => id),
      contents: event.items.map(({ id, price, quantity }) => ({ id, quantity, item_price: Number(price) })),
    },
  }
}
