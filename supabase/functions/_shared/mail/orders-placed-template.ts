// What owners get when orders came in. Nothing in it was typed by a customer.
import type * as v from 'valibot'
import { adminPaths } from '../../../../src/config/admin-paths.ts'
import type { ordersPlacedFacts } from './claimed.ts'
import type { MailContent } from './mail-content.ts'
import type { Speech } from './speech.ts'

export function ordersPlacedTemplate(
  { count, orders }: v.InferOutput<typeof ordersPlacedFacts>,
  { words: { ordersPlaced: words }, site, money }: Speech,
): MailContent {
  const [first] = orders
  const total = (order: (typeof orders)[number]) => money(order.total, order.currency)
  return {
    subject: words.subject(count, first?.order_number ?? ''),
    preview: words.preview(first ? total(first) : ''),
    title: words.title(count),
    paragraphs: count > orders.length ? [words.more(count - orders.length)] : [],
    action:
      count === 1 && first
        ? { label: words.open, href: `${site}${adminPaths.orders}/${first.id}` }
        : { label: words.openAll, href: `${site}${adminPaths.orders}` },
    parts: [
      {
        kind: 'facts',
        rows: orders.map((order) => ({
          label: order.order_number,
          value: words.line(order.items, order.payment_method, total(order)),
        })),
      },
    ],
    reason: words.reason,
    leave: null,
  }
}
