import { paths } from '@/config/paths'
import { track } from '@/content/orders/track'
import { OrderRow } from '@/storefront/shared/order/order-row'
import { useGuestOrders } from '@/storefront/shared/order/use-guest-orders'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { Skeleton } from '@/ui/skeleton'

/** The guest orders of this browser; renders nothing when there are none. */
export function GuestOrders() {
  const { orders, stored, isPending, error, refetch } = useGuestOrders()
  if (stored === 0 || (!isPending && !error && orders.length === 0)) return null
  return (
    <section aria-labelledby="guest-orders">
      <h2 id="guest-orders" className="text-28 leading-tight">
        {track.kept.title}
      </h2>
      <p className="mt-1 text-14 text-muted">{track.kept.text}</p>
      {isPending && orders.length === 0 && <Skeleton className="mt-4 h-20" />}
      {orders.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} to={paths.orderConfirmation(order.id)} />
          ))}
        </ul>
      )}
      {error && <ErrorPanel heading="h3" error={error} retry={refetch} />}
    </section>
  )
}
