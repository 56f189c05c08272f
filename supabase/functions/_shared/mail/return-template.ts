// Mails about a return. They repeat nothing that the shopper typed; the answer is the owner's.
import type * as v from 'valibot'
import { paths } from '../../../../src/config/paths.ts'
import { mailWords } from '../../../../src/content/en/mail/mail.ts'
import { returnMail as words } from '../../../../src/content/en/mail/return-mail.ts'
import { isolate } from '../../../../src/domain/text/direction.ts'
import type { returnFacts } from './claimed.ts'
import type { MailContent } from './mail-content.ts'

const kinds = {
  'order-return-requested': { ...words.requested, answer: '' },
  'order-return-approved': words.approved,
  'order-return-declined': words.declined,
  'order-return-received': words.received,
  'order-return-closed': words.closed,
} as const

/** The mail of a return's template; null when there is none of that name. */
export function returnTemplate(
  template: string,
  { order_number, return: { number, answer, items } }: v.InferOutput<typeof returnFacts>,
  site: string,
): MailContent | null {
  const kind = Object.entries(kinds).find(([name]) => name === template)?.[1]
  if (!kind) return null
  return {
    subject: kind.subject(number),
    preview: kind.preview,
    title: kind.title,
    paragraphs: [kind.text],
    action: { label: words.follow, href: site + paths.trackOrder(order_number) },
    parts: [
      ...(kind.answer && answer
        ? [{ kind: 'notes' as const, notes: [{ heading: kind.answer, lines: answer.split('\n') }] }]
        : []),
      {
        kind: 'facts',
        rows: [
          { label: words.number, value: number },
          { label: words.order, value: order_number },
          ...items.map((item) => ({
            label: isolate(mailWords.variant(item.size, item.color)) || words.items,
            value: `${item.quantity} × ${isolate(item.product_name)}`,
          })),
        ],
      },
    ],
    reason: words.reason(order_number),
    leave: null,
  }
}
