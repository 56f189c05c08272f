import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { useMay } from '@/admin/shared/page/access'
import { toasts } from '@/admin/shared/page/toasts'
import { dayWords, timeWords } from '@/content/admin/admin'
import { adminRisk as words } from '@/content/admin/orders/risk'
import {
  orderRiskQuery,
  type OrderRisk as Risk,
  type RiskDeed,
  useDecideRisk,
} from '@/data/orders/order-risk'
import { serverNow } from '@/data/supabase/server-clock'
import { formatMoney } from '@/domain/money/money'
import type { Order } from '@/domain/orders/order'
import { Button } from '@/ui/button'

/** What the shop's own history says about an order, and what the owner decides about it; one that is paid ahead may be held, too. */
export function OrderRisk({ order }: { order: Order }) {
  const { data: risk } = useQuery(orderRiskQuery(order.id))
  const decide = useDecideRisk()
  const may = useMay()
  if (!risk) return null
  const isOpen = order.status === 'pending'
  const isHeld = isOpen && risk.action !== null && risk.released === null
  if (risk.reasons.length === 0 && !isHeld && !risk.blocked && !risk.released && !risk.forgiven) return null
  const act = (deed: RiskDeed) => () =>
    decide.mutate({ orderId: order.id, deed }, toasts(words.done[deed], words.failed))
  const button = (deed: RiskDeed) => (
    <Button look="quiet" size="small" disabled={decide.isPending} onClick={act(deed)}>
      {words.deeds[deed]}
    </Button>
  )
  return (
    <section aria-label={words.title} className="border-b border-line px-4 py-3 md:ps-5">
      <h3 className="flex items-center gap-2 font-semibold">
        <ShieldAlert size={16} strokeWidth={1.8} aria-hidden="true" className="shrink-0" />
        {words.title}
      </h3>
      {isHeld && risk.action && (
        <p className="mt-1 font-medium text-danger-text">{words.wants[risk.action]}</p>
      )}
      {risk.reasons.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {risk.reasons.map(({ reason, figure }) => (
            <li key={reason}>{words.reason(reason, figure, formatMoney(order.total, order.currency))}</li>
          ))}
        </ul>
      )}
      <Deeds risk={risk} />
      {may('orders.change') && (
        <div className="mt-2 flex flex-wrap gap-2">
          {isHeld && risk.action === 'hold' && button('release')}
          {risk.reasons.some(({ reason }) => words.isOfCustomer(reason)) && button('forgive')}
          {risk.canBlock && button(risk.blocked ? 'unblock' : 'block')}
        </div>
      )}
    </section>
  )
}

/** What was decided, when and by whom. */
function Deeds({ risk }: { risk: Risk }) {
  const now = serverNow()
  return (['released', 'forgiven', 'blocked'] as const).map((name) => {
    const deed = risk[name]
    return (
      deed && (
        <p key={name} className="text-muted">
          {words.was[name](`${dayWords(deed.at, now)} ${timeWords(deed.at)}`, deed.by)}
        </p>
      )
    )
  })
}
