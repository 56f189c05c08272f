import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin'
import { common } from '@/content/common'
import { formatMoney } from '@/domain/money'
import type { Order } from '@/domain/order'
import { Thumb } from '../shared/thumb'

const words = admin.orders

/** What was ordered and what it comes to. */
export function OrderItems({ order }: { order: Order }) {
  const shipping = order.shippingCost === 0 ? words.free : formatMoney(order.shippingCost)
  return (
    <section className="border-b border-line bg-raised px-4 py-3 md:ps-5">
      <h3 className="mb-1 font-semibold">{words.items(order.itemCount)}</h3>
      <ul>
        {order.items.map((item) => (
          <li key={item.id} className="flex items-center gap-3 py-1">
            <Thumb src={item.image} />
            <span className="min-w-0 flex-1 leading-snug">
              <Link
                to={paths.product(item.productSlug)}
                className="block truncate font-semibold hover:underline"
              >
                {item.name}
              </Link>
              <span className="text-12 text-muted">
                {[common.variant(item.size, item.color), words.each(item.quantity, formatMoney(item.price))]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <span className="text-end">{formatMoney(item.price * item.quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-3 border-t border-line pt-2">
        <dt className="text-muted">{words.subtotal}</dt>
        <dd className="text-end">{formatMoney(order.subtotal)}</dd>
        <dt className="text-muted">{words.shipping}</dt>
        <dd className="text-end">{shipping}</dd>
        <dt className="font-semibold">{words.totalBy[order.paymentMethod]}</dt>
        <dd className="text-end font-semibold">{formatMoney(order.total)}</dd>
      </dl>
    </section>
  )
}
