// Mails about a return. They repeat nothing that the shopper typed; the answer is the owner's.
import type * as v from 'valibot'
import { paths } from '../../../../src/config/paths.ts'
import type { returnFacts } from './claimed.ts'
import type { MailContent } from './mail-content.ts'
import { variantOf } from './product-part.ts'
import type { Speech } from './speech.ts'

const kinds = ['requested', 'approved', 'declined', 'received', 'exchanged', 'closed'] as const

/** The mail of a return's template; null when there is none of that name. */
export function returnTemplate(
  template: string,
  { order_number, currency, return: { number, answer, exchange, items } }: v.InferOutput<typeof returnFacts>,
  say: Speech,
): MailContent | null {
  const name = kinds.find((each) => template === `order-return-${each}`)
  if (!name) return null
  const { returned: words } = say.words
  const kind = words[name]
  const heading = 'answer' in kind ? kind.answer : ''
  // Of what arrived, some may be refunded and some exchanged: the mail that follows says what.
  const isExchange = 'exchangeText' in kind && items.every(({ wanted }) => wanted !== null)
  const isSent = 'due' in kind && exchange !== null
  return {
    subject: kind.subject(number),
    preview: isExchange ? kind.exchangePreview : kind.preview,
    title: kind.title,
    paragraphs: [
      isExchange ? kind.exchangeText : kind.text,
      ...(isSent && exchange.due > 0 ? [kind.due(say.money(exchange.due, currency))] : []),
    ],
    action: {
      label: words.follow,
      href: say.pages + paths.trackOrder(isSent ? exchange.number : order_number),
    },
    parts: [
      ...(heading && answer
        ? [{ kind: 'notes' as const, notes: [{ heading, lines: answer.split('\n') }] }]
        : []),
      {
        kind: 'facts',
        rows: [
          { label: words.number, value: number, isCode: true },
          { label: words.order, value: order_number, isCode: true },
          ...(isSent ? [{ label: kind.order, value: exchange.number, isCode: true }] : []),
          ...items.flatMap((item) => [
            {
              label: variantOf(item, say) || words.items,
              value: say.words.frame.quantity(item.quantity, say.isolate(item.title)),
            },
            ...(item.wanted
              ? [{ label: words.instead, value: variantOf(item.wanted, say) || item.title }]
              : []),
          ]),
        ],
      },
    ],
    reason: words.reason(order_number),
    leave: null,
  }
}
