import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Thumb } from '@/admin/shared/products/thumb'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { lineWords } from '@/content/shared/line-words'
import { comma } from '@/content/shared/lists'
import { formatMoney } from '@/domain/money/money'
import type { Order, OrderItem } from '@/domain/orders/order'
import { forgetParcel, usePacked } from '../parcels/use-packed'

const words = admin.orders
const { packing } = adminOrders.detail
const nameOf = ({ name, size, color }: OrderItem) =>
  [name, lineWords.variant(size, color)].filter(Boolean).join(comma)

/** Line items and totals. While the order is being packed, each line has a checkbox. */
export function OrderItems({ order }: { order: Order }) {
  const { isPacked, toggle } = usePacked(order.id)
  const isPacking = order.status === 'pending' || order.status === 'processing'
  const packed = order.items.filter(({ id }) => isPacked(id)).length
  const shipping = order.shippingCost === 0 ? words.free : formatMoney(order.shippingCost, order.currency)

  useEffect(() => {
    if (!isPacking) forgetParcel(order.id)
  }, [isPacking, order.id])

  return (
    <section className="border-b border-line bg-surface-raised px-4 py-3 md:ps-5">
      <div className="mb-1 flex items-baseline justify-between">
        <h3 className="font-semibold">{words.items(order.itemCount)}</h3>
        <span
          role="status"
          className={packed === order.items.length ? 'text-12 text-success' : 'text-12 text-muted'}
        >
          {isPacking &&
            packed > 0 &&
            (packed === order.items.length ? packing.all : packing.count(packed, order.items.length))}
        </span>
      </div>
      <ul>
        {order.items.map((item) => (
          <li key={item.id} className="flex items-center gap-3 py-1">
            {isPacking && (
              <label className="-ms-2.5 -me-3 grid size-11 shrink-0 place-items-center md:-ms-1.5 md:-me-2 md:size-7">
                <input
                  type="checkbox"
                  aria-label={packing.label(nameOf(item))}
                  checked={isPacked(item.id)}
                  onChange={() => toggle(item.id)}
                  className="size-5 accent-accent md:size-4"
                />
              </label>
            )}
            <Thumb src={item.image} />
            <span className="min-w-0 flex-1 leading-snug">
              <Link
                to={paths.variant(item.productSlug, item)}
                className={`line-clamp-2 font-semibold hover:underline ${isPacking && isPacked(item.id) ? 'text-muted line-through' : ''}`}
              >
                <bdi>{item.name}</bdi>
              </Link>
              <span className="text-12 text-muted">
                <bdi>{lineWords.variant(item.size, item.color)}</bdi>
                {lineWords.variant(item.size, item.color) && comma}
                {words.each(item.quantity, formatMoney(item.price, order.currency))}
              </span>
            </span>
            <span className="text-end leading-snug">
              <span>{formatMoney(item.price * item.quantity, order.currency)}</span>
              {item.discount ? (
                <span className="block text-12 text-muted">
                  {words.minus(formatMoney(item.discount, order.currency))}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-3 border-t border-line pt-2">
        <dt className="text-muted">{words.subtotal}</dt>
        <dd className="text-end">{formatMoney(order.subtotal, order.currency)}</dd>
        <DiscountRow order={order} />
        <dt className="text-muted">{words.shippingBy(order.shippingMethod ?? '')}</dt>
        <dd className="text-end">{shipping}</dd>
        <dt className="font-semibold">{words.totalBy[order.paymentMethod]}</dt>
        <dd className="text-end font-semibold">{formatMoney(order.total, order.currency)}</dd>
      </dl>
    </section>
  )
}

/** What the discount took off, by its title and code; one that pays for the delivery takes nothing off the items. */
function DiscountRow({ order: { discount, discountTitle, discountCode, currency } }: { order: Order }) {
  if (discount === 0 && !discountTitle) return null
  return (
    <>
      <dt className="min-w-0 text-muted [overflow-wrap:anywhere]">
        {words.discount(discountTitle ?? '', discountCode ?? '')}
      </dt>
      <dd className="text-end text-sale-text">
        {discount > 0 ? words.minus(formatMoney(discount, currency)) : words.freeShipping}
      </dd>
    </>
  )
}
