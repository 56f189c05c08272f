import { adminExchanges } from '@/content/admin/orders/exchanges'
import { adminReturns } from '@/content/admin/orders/returns'
import { comma } from '@/content/shared/lists'
import type { AdminReturn, ReturnState } from '@/domain/orders/return'

/** What happened to an order, and when. */
export type TimelineEntry = { key: string; at: number; label: string; note?: string | undefined }

/** A return's steps; its end is declined, withdrawn or closed. */
export function returnEntries({
  id,
  number,
  state,
  requestedAt,
  decidedAt,
  receivedAt,
  closedAt,
  exchange,
}: AdminReturn): TimelineEntry[] {
  const { timeline, byCustomer } = adminReturns
  const steps: { step: ReturnState; at: number | null; by: string }[] = [
    { step: 'requested', at: requestedAt, by: byCustomer },
    { step: state === 'declined' ? state : 'approved', at: decidedAt, by: '' },
    { step: 'received', at: receivedAt, by: '' },
    state === 'withdrawn'
      ? { step: state, at: closedAt, by: byCustomer }
      : { step: 'closed', at: closedAt, by: '' },
  ]
  const sent: TimelineEntry[] = exchange
    ? [{ key: `${id} exchange`, at: exchange.at, label: adminExchanges.exchangeMade, note: exchange.number }]
    : []
  return sent.concat(
    steps.flatMap(({ step, at, by }) =>
      at === null
        ? []
        : [
            {
              key: `${id} ${step}`,
              at,
              label: timeline[step],
              note: [number.slice(number.lastIndexOf('-') + 1), by].filter(Boolean).join(comma),
            },
          ],
    ),
  )
}
