// Mails about a return. They repeat nothing that the shopper typed; the answer is the owner's.
import type * as v from 'valibot'
import { paths } from '../../../../src/config/paths.ts'
import type { returnFacts } from './claimed.ts'
import type { MailContent } from './mail-content.ts'
import { variantOf } from './product-part.ts'
import type { Speech } from './speech.ts'

const kinds = ['requested', 'approved', 'declined', 'received', 'closed'] as const

/** The mail of a return's template; null when there is none of that name. */
export function returnTemplate(
  template: string,
  { order_number, return: { number, answer, items } }: v.InferOutput<typeof returnFacts>,
  say: Speech,
): MailContent | null {
  const name = kinds.find((each) => template === `order-return-${each}`)
  if (!name) return null
  const { returned: words } = say.words
  const kind = words[name]
  const heading = 'answer' in kind ? kind.answer : ''
  return {
    subject: kind.subject(number),
    preview: kind.preview,
    title: kind.title,
    paragraphs: [kind.text],
    action: { label: words.follow, href: say.pages + paths.trackOrder(order_number) },
    parts: [
      ...(heading && answer
        ? [{ kind: 'notes' as const, notes: [{ heading, lines: answer.split('\n') }] }]
        : []),
      {
        kind: 'facts',
        rows: [
          { label: words.number, value: number, isCode: true },
          { label: words.order, value: order_number, isCode: true },
          ...items.map((item) => ({
            label: variantOf(item, say) || words.items,
            value: say.words.frame.quantity(item.quantity, say.isolate(item.title)),
          })),
        ],
      },
    ],
    reason: words.reason(order_number),
    leave: null,
  }
}
