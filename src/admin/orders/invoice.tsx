import { Fragment } from 'react'
import { shop } from '@/config/shop'
import { support } from '@/config/support'
import { adminOrders } from '@/content/admin-orders'
import { lineWords } from '@/content/line-words'
import { formatMoney } from '@/domain/money'
import type { WholeOrder } from '@/domain/order-csv'
import { OrderAddress, PrintHeader } from './print-header'

const words = adminOrders.paper
const head = 'border-b-2 border-ink py-2 ps-3 text-end text-12 font-semibold whitespace-nowrap first:ps-0'
const cell = 'border-b border-line py-2.5 ps-3 text-end align-top first:ps-0'

export function Invoice({ order }: { order: WholeOrder }) {
  return (
    <>
      <PrintHeader order={order} title={words.invoice} />
      <div className="mb-8 grid grid-cols-2 gap-6">
        <section>
          <h3 className="text-12 text-muted">{words.from}</h3>
          <p className="font-semibold">{shop.name}</p>
          {[...support.address, support.email, support.phone].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <section>
          <h3 className="text-12 text-muted">{words.billTo}</h3>
          <OrderAddress order={order} beyond={[order.customerEmail, order.customerPhone]} />
        </section>
      </div>
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <th scope="col" className={`${head} w-full text-start`}>
              {words.product}
            </th>
            <th scope="col" className={head}>
              {words.quantity}
            </th>
            <th scope="col" className={head}>
              {words.price}
            </th>
            <th scope="col" className={head}>
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id} className="break-inside-avoid">
              <td className={`${cell} text-start`}>
                <b className="block font-semibold">{item.name}</b>
                <span className="text-12 text-muted">{lineWords.variant(item.size, item.color)}</span>
              </td>
              <td className={cell}>{item.quantity}</td>
              <td className={cell}>{formatMoney(item.price)}</td>
              <td className={cell}>{formatMoney(item.price * item.quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="ms-auto mt-4 grid w-72 max-w-full break-inside-avoid grid-cols-[1fr_auto] gap-y-1">
        <dt className="text-muted">{words.subtotal}</dt>
        <dd className="text-end">{formatMoney(order.subtotal)}</dd>
        <dt className="text-muted">{words.shipping}</dt>
        <dd className="text-end">
          {order.shippingCost === 0 ? words.free : formatMoney(order.shippingCost)}
        </dd>
        <dt className="border-t-2 border-ink pt-2 text-16 font-semibold">{words.total}</dt>
        <dd className="border-t-2 border-ink pt-2 text-end text-16 font-semibold">
          {formatMoney(order.total)}
        </dd>
        {moneyRows(order).map(([label, amount]) => (
          <Fragment key={label}>
            <dt className="font-medium">{label}</dt>
            <dd className="text-end font-medium">{amount}</dd>
          </Fragment>
        ))}
      </dl>
      <footer className="mt-auto pt-10 text-12 text-muted print:mt-10">
        <p>{words.currency}</p>
        <p>{words.thanks}</p>
      </footer>
    </>
  )
}

/** What was paid, is due and was refunded. */
function moneyRows({ status, paymentMethod, paid, due, refunded }: WholeOrder): [string, string][] {
  const method = adminOrders.filters.methods[paymentMethod].toLowerCase()
  const rows: [string, number][] = [
    [words.paid(method), paid],
    [words.due(method), due],
    [words.refunded, refunded],
  ]
  if (status === 'cancelled' && paid === 0) return [[words.cancelled, formatMoney(0)]]
  return rows.flatMap(([label, amount]) => (amount > 0 ? [[label, formatMoney(amount)]] : []))
}
