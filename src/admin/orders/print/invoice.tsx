import { Fragment } from 'react'
import { useWritten } from '@/admin/shared/papers/paper'
import type { Paper } from '@/admin/shared/papers/use-paper'
import { shopZone } from '@/config/shop-zone'
import { adminOrders } from '@/content/admin/orders/orders'
import type { InvoiceVat, OrderInvoices } from '@/data/orders/invoices'
import { useIdentity } from '@/data/settings/use-identity'
import { asShown } from '@/domain/orders/as-shown'
import type { WholeOrder } from '@/domain/orders/order-csv'
import { language } from '@/domain/text/language'
import { directionOf } from '@/domain/text/spoken-languages'
import { OrderAddress, PrintHeader } from './print-header'
import { Seller } from './seller'
import { IncludedVat, VatRows } from './vat-rows'

const { draft } = adminOrders.print
const head =
  'border-b-2 border-ink py-2 ps-3 text-end text-12 sm:ps-6 font-semibold whitespace-nowrap first:ps-0'
const cell = 'border-b border-line py-2.5 ps-3 text-end align-top sm:ps-6 first:ps-0'

type InvoiceProps = { order: WholeOrder; issued: OrderInvoices['invoice']; vat: InvoiceVat }

/** An invoice as it was issued, or as it would be: its lines never change, what was paid does. */
export function Invoice({ order: now, issued, vat }: InvoiceProps) {
  const identity = useIdentity()
  const paper = useWritten()
  const {
    words: { order: words, variant },
    money,
    weekday,
  } = paper
  const seller = issued?.seller ?? identity
  const rates = vat?.rates ?? []
  const hasRates = rates.length > 1
  const { status, paid, due, refunded, paymentDueAt } = now
  const order = asShown(issued ? { ...issued.order, status, paid, due, refunded, paymentDueAt } : now)
  return (
    <>
      <PrintHeader order={order} title={words.invoice} issued={issued ?? undefined}>
        {!issued && order.status !== 'cancelled' && (
          // For the owner, whose language it is in.
          <p lang={language} dir={directionOf(language)} className="font-semibold print:hidden">
            {draft}
          </p>
        )}
        {order.status === 'cancelled' && <p className="font-semibold">{words.isCancelled}</p>}
      </PrintHeader>
      <div className="mb-8 grid grid-cols-2 gap-6">
        <section>
          <Seller seller={seller} />
        </section>
        <section>
          <h3 className="text-12 text-muted">{words.billTo}</h3>
          <OrderAddress isBuyer order={order} contact={[order.customerEmail, order.customerPhone]} />
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
            {hasRates && (
              <th scope="col" className={head}>
                {words.vatRate}
              </th>
            )}
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
                <span className="text-12 text-muted">{variant(item.size, item.color)}</span>
              </td>
              <td className={cell}>{item.quantity}</td>
              <td className={cell}>{money(item.price, order.currency)}</td>
              {hasRates && <td className={cell}>{paper.percent(vat?.lines[item.id] ?? 0)}</td>}
              <td className={cell}>
                <span>{money(item.price * item.quantity, order.currency)}</span>
                {item.discount ? (
                  <span className="block text-12 text-muted">
                    {words.minus(money(item.discount, order.currency))}
                  </span>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="ms-auto mt-4 grid w-72 max-w-full break-inside-avoid grid-cols-[1fr_auto] gap-y-1">
        <dt className="text-muted">{words.subtotal}</dt>
        <dd className="text-end">{money(order.subtotal, order.currency)}</dd>
        {sumRows(order, paper).map(([label, amount]) => (
          <Fragment key={label}>
            <dt className="text-muted [overflow-wrap:anywhere]">{label}</dt>
            <dd className="text-end">{amount}</dd>
          </Fragment>
        ))}
        {seller.vatShown === 'separate' && (
          <VatRows rates={rates} total={order.total} currency={order.currency} />
        )}
        <dt className="border-t-2 border-ink pt-2 text-16 font-semibold">{words.total}</dt>
        <dd className="border-t-2 border-ink pt-2 text-end text-16 font-semibold">
          {money(order.total, order.currency)}
        </dd>
        {seller.vatShown === 'included' && <IncludedVat rates={rates} currency={order.currency} />}
        {moneyRows(order, paper).map(([label, amount]) => (
          <Fragment key={label}>
            <dt className="font-medium">{label}</dt>
            <dd className="text-end font-medium">{amount}</dd>
          </Fragment>
        ))}
        {order.due > 0 && order.paymentDueAt !== null && (
          <dd className="col-span-2 text-end text-muted">
            {words.dueBy(weekday(order.paymentDueAt, shopZone()))}
          </dd>
        )}
      </dl>
      <footer className="mt-auto pt-10 text-12 text-muted print:mt-10">
        <p>{words.currency(order.currency)}</p>
        <p>{words.thanks}</p>
      </footer>
    </>
  )
}

/** What comes between the items and the total: the discount, by its title and code, and the delivery. */
function sumRows(order: WholeOrder, { words: { order: words }, money }: Paper): [string, string][] {
  const { discount, discountTitle, discountCode, shippingCost, shippingMethod, currency } = order
  const delivery: [string, string] = [
    words.shipping(shippingMethod ?? ''),
    shippingCost === 0 ? words.free : money(shippingCost, currency),
  ]
  if (discount === 0 && !discountTitle) return [delivery]
  const label = words.discount(discountTitle ?? '', discountCode ?? '')
  return [[label, discount > 0 ? words.minus(money(discount, currency)) : words.freeShipping], delivery]
}

/** What was paid, is due and was refunded. */
function moneyRows(
  order: WholeOrder,
  { words: { order: words, methods }, money }: Paper,
): [string, string][] {
  const { status, paymentMethod, paid, due, refunded } = order
  const method = methods[paymentMethod]
  const rows: [string, number][] = [
    [words.paid(method), paid],
    [words.due(method), due],
    [words.refunded, refunded],
  ]
  if (status === 'cancelled' && paid === 0) return [[words.cancelled, money(0, order.currency)]]
  return rows.flatMap(([label, amount]) => (amount > 0 ? [[label, money(amount, order.currency)]] : []))
}
