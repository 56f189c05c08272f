// Google Analytics by the Measurement Protocol (developers.google.com/analytics/devguides/collection/protocol/ga4): a purchase
// of a web stream. It needs one secret; uploads to Google Ads need an account's sign-in by OAuth instead.
import * as v from 'valibot'
import { EventError, type Purchase, post, type Receiver } from './receiver.ts'

type Settings = { secret: string; api: string; fetch: typeof globalThis.fetch; timeoutMs?: number }

const validation = v.object({
  validationMessages: v.array(v.object({ fieldPath: v.nullish(v.string()), description: v.string() })),
})

export function googleReceiver({ secret, api, fetch, timeoutMs }: Settings): Receiver {
  return {
    async send(event) {
      const isTest = event.test !== ''
      const query = new URLSearchParams({ measurement_id: event.account, api_secret: secret })
      const answer = await post({
        url: `${api}${isTest ? '/debug' : ''}/mp/collect?${query}`,
        body: JSON.stringify({
          ...googleEvent(event),
          ...(isTest && { validation_behavior: 'ENFORCE_RECOMMENDATIONS' }),
        }),
        secret,
        fetch,
        ...(timeoutMs !== undefined && { timeoutMs }),
      })
      if (!answer.ok) throw new EventError(`${answer.status} ${answer.text.slice(0, 200)}`)
      // What counts is answered without a word, right or wrong; the validation server alone says what is wrong.
      if (!isTest) return
      const said = v.safeParse(v.pipe(v.string(), v.parseJson(), validation), answer.text)
      const [wrong] = said.success ? said.output.validationMessages : []
      if (wrong)
        throw new EventError(`${wrong.fieldPath ?? ''} ${wrong.description}`.trim().slice(0, 400), {
          final: true,
        })
    },
  }
}

/** The event as Google documents it. Its client is the event itself, so that no two purchases are one visitor's. */
function googleEvent(event: Purchase) {
  return {
    client_id: event.id,
    timestamp_micros: event.occurred_at * 1_000_000,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'purchase',
        params: {
          transaction_id: event.id,
          currency: event.currency,
          value: Number(event.value),
          items: event.items.map(({ id, price, quantity }) => ({
            item_id: id,
            price: Number(price),
            quantity,
          })),
        },
      },
    ],
  }
}
