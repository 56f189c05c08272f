import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { orderPayment, paymentSentences } from '@/content/orders/order-payment'
import { orders } from '@/content/orders/orders'
import { lineWords } from '@/content/shared/line-words'
import { comma } from '@/content/shared/lists'
import { useShop } from '@/data/settings/shop-settings'
import { useSupport } from '@/data/settings/use-support'
import { addressLines } from '@/domain/delivery/address'
import { countryName } from '@/domain/delivery/country'
import { formatMoney } from '@/domain/money/money'
import type { Order } from '@/domain/orders/order'
import { variantWords } from '@/storefront/shared/product/variant-words'
import { Code, TextLine } from '@/ui/direction'
import { dayWords, momentWords } from '../cart/order-dates'
import { Picture } from '../product/picture'
import { CopyText } from './copy-text'
import { EstimatedDelivery } from './estimated-delivery'
import { StatusBadge } from './status-badge'

const words = orders.order

/** The shop's name and address, on the printed invoice only. */
export function InvoiceHead() {
  const { phone } = useSupport()
  const shop = useShop()
  return (
    <div className="mb-8 hidden items-end justify-between gap-8 border-b-2 border-ink pb-4 print:flex">
      <p>
        <span className="block font-display text-28 leading-none font-medium">{shop.name}</span>
        <span className="mt-2 block text-14">
          {[countryName(shop.country), shop.contactEmail, phone].filter(Boolean).map((part, at) => (
            <span key={part}>
              {at > 0 && comma}
              <bdi>{part}</bdi>
            </span>
          ))}
        </span>
      </p>
      <p className="font-display text-28 leading-none font-medium">{words.invoice}</p>
    </div>
  )
}

/** Number, date, status and estimated delivery. */
export function OrderFacts({ order }: { order: Order }) {
  const isUnderWay = order.status !== 'cancelled' && order.status !== 'delivered'
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:flex md:flex-wrap md:justify-between md:gap-x-10 print:flex print:justify-between">
      <Fact label={words.number} wide>
        <span className="flex items-center gap-1">
          <Code className="font-semibold whitespace-nowrap tabular-nums">{order.number}</Code>
          <CopyText text={order.number} label={words.copy} copied={words.copied} />
        </span>
      </Fact>
      <Fact label={words.placed}>
        <time dateTime={new Date(order.createdAt).toISOString()}>{momentWords(order.createdAt)}</time>
      </Fact>
      <Fact label={words.status}>
        <StatusBadge order={order} />
      </Fact>
      {isUnderWay && order.estimatedDelivery && (
        <Fact label={words.estimated} wide>
          <EstimatedDelivery order={order} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2 md:col-span-1' : undefined}>
      <dt className="mb-1 text-14 text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The line items and totals, in the currency that is charged. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="mb-2 text-28 leading-tight print:text-20">
        {words.items}
      </h2>
      <ul className="border-t border-line">
        {order.items.map((item) => (
          <li key={item.id} className="flex break-inside-avoid gap-4 border-b border-line py-4 print:py-2">
            <div className="aspect-4/5 w-16 shrink-0 self-start overflow-hidden rounded-picture bg-surface-sunken print:hidden">
              <Picture src={item.image} alt="" sizes="64px" />
            </div>
            <div className="min-w-0 flex-1">
              <Link to={paths.variant(item.productSlug, item)} className="font-medium hover:text-accent">
                {item.shown.name}
              </Link>
              <p className="text-14 text-muted">{variantWords(item.shown.size, item.shown.color)}</p>
              <p className="text-14 text-muted tabular-nums">
                {`${words.quantity(item.quantity)} ${formatMoney(item.price, order.currency)}`}
              </p>
            </div>
            <p className="shrink-0 font-semibold tabular-nums">
              {formatMoney(item.price * item.quantity, order.currency)}
            </p>
          </li>
        ))}
      </ul>
      <div className="break-inside-avoid print:ms-auto print:w-72">
        <dl className="grid gap-2 pt-4 tabular-nums">
          <Sum label={words.subtotal} amount={formatMoney(order.subtotal, order.currency)} />
          {order.discount > 0 && (
            <Sum
              label={lineWords.discount(order.discountCode ?? order.shown.discount ?? order.discountTitle)}
              amount={`−${formatMoney(order.discount, order.currency)}`}
            />
          )}
          <Sum
            label={words.shipping(order.shown.method ?? order.shippingMethod)}
            amount={
              order.shippingCost === 0 ? lineWords.free : formatMoney(order.shippingCost, order.currency)
            }
          />
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
            <dt className="font-semibold">{words.total}</dt>
            <dd className="shrink-0 font-display text-28 leading-none font-medium tracking-tight">
              {formatMoney(order.total, order.currency)}
            </dd>
          </div>
          {order.paid > 0 && (
            <Sum label={orderPayment.paid} amount={formatMoney(order.paid, order.currency)} />
          )}
          {order.paid > 0 && order.due > 0 && (
            <Sum label={orderPayment.due} amount={formatMoney(order.due, order.currency)} />
          )}
          {order.refunded > 0 && (
            <Sum label={orderPayment.refunded} amount={formatMoney(order.refunded, order.currency)} />
          )}
          {order.refundPending > 0 && (
            <Sum
              label={orderPayment.refundPending}
              amount={formatMoney(order.refundPending, order.currency)}
            />
          )}
        </dl>
        <p className="mt-1 text-end text-14 text-muted">{words.charged(order.currency)}</p>
      </div>
    </section>
  )
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 text-muted wrap-anywhere">{label}</dt>
      <dd className="shrink-0">{amount}</dd>
    </div>
  )
}

/** Shipping address, contact and payment method. */
export function OrderPeople({ order }: { order: Order }) {
  return (
    <>
      <OrderBlock title={words.address}>
        <address className="not-italic">
          {[
            order.shippingAddress.company,
            order.shippingAddress.companyNumber,
            order.customerName,
            ...addressLines(order.shippingAddress),
          ].map(
            (line) =>
              line && (
                <TextLine key={line} className="wrap-anywhere">
                  {line}
                </TextLine>
              ),
          )}
        </address>
      </OrderBlock>
      <OrderBlock title={words.contact}>
        {order.customerEmail && (
          <p className="wrap-anywhere">
            <Code>{order.customerEmail}</Code>
          </p>
        )}
        <p>
          <Code>{order.customerPhone}</Code>
        </p>
      </OrderBlock>
      <OrderBlock title={words.payment}>
        <p>{orderPayment.methods[order.paymentMethod]}</p>
        <p className="mt-1 text-14 text-muted">
          {paymentSentences(order, order.paymentDueAt === null ? null : dayWords(order.paymentDueAt)).join(
            ' ',
          )}
        </p>
      </OrderBlock>
      {order.customerNote && (
        <OrderBlock title={words.note}>
          <p dir="auto" className="wrap-anywhere">
            {order.customerNote}
          </p>
        </OrderBlock>
      )}
    </>
  )
}

/** A titled block beside the items. */
export function OrderBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 font-text text-14 font-semibold tracking-normal text-muted">{title}</h2>
      {children}
    </section>
  )
}
