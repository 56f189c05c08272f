// The receipt of a withdrawal from a contract, with the statement and the date and time of its arrival.
import type * as v from 'valibot'
import { paths } from '../../../../src/config/paths.ts'
import type { withdrawalFacts } from './claimed.ts'
import type { MailContent } from './mail-content.ts'
import type { Speech } from './speech.ts'

export function withdrawalTemplate(
  { order_number, withdrawal }: v.InferOutput<typeof withdrawalFacts>,
  zone: string,
  say: Speech,
): MailContent {
  const { withdrawn: words } = say.words
  const { name, email, stated_at, return_number, items } = withdrawal
  return {
    subject: words.subject(order_number),
    preview: words.preview,
    title: words.title,
    paragraphs: [words.text, return_number === null ? words.cancelled : words.returning],
    action: { label: words.follow, href: say.pages + paths.trackOrder(order_number) },
    parts: [
      {
        kind: 'facts',
        rows: [
          { label: words.at, value: say.instant(stated_at, zone) },
          { label: words.order, value: order_number, isCode: true },
          ...(return_number === null ? [] : [{ label: words.number, value: return_number, isCode: true }]),
          ...(name === '' ? [] : [{ label: words.name, value: say.isolate(name) }]),
          ...(email === null ? [] : [{ label: words.email, value: email, isCode: true }]),
          ...items.map(({ product_name, size, color, quantity }) => ({
            label: [color, size].filter(Boolean).join(words.comma) || words.items,
            value: say.words.frame.quantity(quantity, say.isolate(product_name)),
          })),
        ],
      },
    ],
    reason: words.reason(order_number),
    leave: null,
  }
}
