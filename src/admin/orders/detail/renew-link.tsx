import { Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMay } from '@/admin/shared/page/access'
import { adminNewOrder } from '@/content/admin/orders/new-order'
import { makeIdempotencyKey } from '@/data/cart/idempotency-key'
import type { AdminOrderDetail } from '@/data/orders/admin-order-detail'
import { useRenewOrderLink } from '@/data/orders/owner-orders'
import { wordsFor } from '@/data/supabase/errors'
import type { Order } from '@/domain/orders/order'
import { Button } from '@/ui/button'
import { OrderLink } from './order-link'

const words = adminNewOrder.renew

type RenewLinkProps = { order: Order; adminDetail: AdminOrderDetail | undefined }

/** Makes the customer's link to an order that an owner made again; the shop itself stores none. */
export function RenewLink({ order, adminDetail }: RenewLinkProps) {
  const may = useMay()
  const renew = useRenewOrderLink(order.id)
  // The same secret for a try after a lost answer, which then changes nothing.
  const token = useRef(makeIdempotencyKey())
  const [made, setMade] = useState<string | null>(null)
  if (order.channel === 'web' || !may('orders.change')) return null
  const onRenew = () =>
    renew.mutate(
      { orderId: order.id, token: token.current },
      {
        onSuccess: () => {
          setMade(token.current)
          token.current = makeIdempotencyKey()
        },
      },
    )
  return (
    <section className="grid gap-3 border-b border-line px-4 py-3 md:ps-5">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="font-semibold">{adminNewOrder.made.link}</h3>
        <Button look="quiet" size="small" className="ms-auto" disabled={renew.isPending} onClick={onRenew}>
          <Link2 size={16} strokeWidth={1.6} aria-hidden="true" />
          <span>{renew.isPending ? words.busy : words.action}</span>
        </Button>
        {!made && <p className="w-full text-muted">{words.text}</p>}
      </div>
      {made && <OrderLink order={order} token={made} phoneE164={adminDetail?.phoneE164 ?? null} />}
      {renew.isError && (
        <p role="alert" className="font-medium text-danger-text">
          {wordsFor<string>(renew.error, words.problems)}
        </p>
      )}
    </section>
  )
}
