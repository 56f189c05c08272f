import { Copy, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { common } from '@/content/common'
import { orders } from '@/content/orders'
import { formatMoney } from '@/domain/money'
import { type Order, statusBadge } from '@/domain/order'
import { Picture } from '@/storefront/shared/picture'
import { Badge } from '@/ui/badge'
import { Button, buttonClass } from '@/ui/button'
import { showToast } from '@/ui/toast'

const words = orders.confirmation
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Number, items, totals, address and payment of an order. Amounts in US dollars: that is what is charged. */
export function Confirmation({ order }: { order: Order }) {
  const { shippingAddress: address } = order
  return (
    <div className="wrap max-w-[57rem] pt-8 pb-section md:pt-12 print:max-w-none print:pt-0">
      <p className="mb-4 hidden font-display text-20 print:block">{shop.name}</p>
      <h1 className="text-44 leading-tight">{words.title}</h1>
      <p className="mt-2 text-pretty text-muted">{words.intro(order.customerName, order.customerEmail)}</p>

      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 rounded-surface border border-line bg-raised p-5 md:flex md:flex-wrap md:justify-between md:gap-x-10 md:p-6">
        <Fact label={words.number} wide>
          <span className="flex items-center gap-1">
            <span className="font-semibold whitespace-nowrap tabular-nums">{order.number}</span>
            <CopyNumber number={order.number} />
          </span>
        </Fact>
        <Fact label={words.placed}>
          <time dateTime={new Date(order.createdAt).toISOString()}>{moment.format(order.createdAt)}</time>
        </Fact>
        <Fact label={words.status}>
          <Badge variant={statusBadge[order.status]}>{orders.statuses[order.status]}</Badge>
        </Fact>
        {order.estimatedDelivery && (
          <Fact label={words.estimated}>
            {words.by(day.format(new Date(`${order.estimatedDelivery}T12:00:00`)))}
          </Fact>
        )}
      </dl>

      <div className="mt-8 grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <section aria-labelledby="items">
          <h2 id="items" className="mb-2 text-28 leading-tight">
            {words.items}
          </h2>
          <ul className="border-t border-line">
            {order.items.map((item) => (
              <li key={item.id} className="flex gap-4 border-b border-line py-4">
                <div className="aspect-4/5 w-16 shrink-0 self-start overflow-hidden rounded-picture bg-sand">
                  <Picture src={item.image} alt="" sizes="64px" />
                </div>
                <div className="min-w-0 flex-1">
                  <Link to={paths.product(item.productSlug)} className="font-medium hover:text-majorelle">
                    {item.name}
                  </Link>
                  <p className="text-14 text-muted">{common.variant(item.size, item.color)}</p>
                  <p className="text-14 text-muted tabular-nums">
                    {words.quantity(item.quantity)} {formatMoney(item.price)}
                  </p>
                </div>
                <p className="font-semibold tabular-nums">{formatMoney(item.price * item.quantity)}</p>
              </li>
            ))}
          </ul>
          <dl className="grid gap-2 pt-4 tabular-nums">
            <Sum label={words.subtotal} amount={formatMoney(order.subtotal)} />
            <Sum
              label={words.shipping}
              amount={order.shippingCost === 0 ? common.free : formatMoney(order.shippingCost)}
            />
            <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
              <dt className="font-semibold">{words.total}</dt>
              <dd className="font-display text-28 leading-none font-medium tracking-tight">
                {formatMoney(order.total)}
              </dd>
            </div>
          </dl>
          <p className="mt-1 text-end text-14 text-muted">{words.charged}</p>
        </section>

        <div className="grid gap-7">
          <Block title={words.address}>
            <address className="not-italic">
              {[
                order.customerName,
                address.address,
                `${address.city} ${address.zipCode}`,
                address.country,
              ].map((line) => (
                <span key={line} className="block wrap-anywhere">
                  {line}
                </span>
              ))}
            </address>
          </Block>
          <Block title={words.contact}>
            <p className="wrap-anywhere">{order.customerEmail}</p>
            <p>{order.customerPhone}</p>
          </Block>
          <Block title={words.payment}>
            <p>{orders.payments[order.paymentMethod][order.paymentStatus]}</p>
            {order.paymentMethod === 'bank' && order.status === 'pending' && (
              <p className="mt-1 text-14 text-muted">{words.bankDetails(order.number)}</p>
            )}
          </Block>
          <Block title={words.next}>
            <ol className="grid list-decimal gap-1.5 ps-5 text-14 text-muted marker:text-ink">
              {words.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Block>
        </div>
      </div>

      <div className="mt-10 flex flex-wrap gap-3 print:hidden">
        <Link to={paths.home} className={buttonClass()}>
          {words.shop}
        </Link>
        <Link to={paths.profile} className={buttonClass({ look: 'line' })}>
          {words.profile}
        </Link>
        <Button look="text" onClick={() => print()}>
          <Printer size={18} strokeWidth={1.6} aria-hidden="true" />
          {words.print}
        </Button>
      </div>
      <p className="mt-4 text-14 text-muted print:hidden">{words.kept}</p>
    </div>
  )
}

function CopyNumber({ number }: { number: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(number)
    showToast({ title: words.copied, description: number, tone: 'success' })
  }
  return (
    <button
      type="button"
      aria-label={words.copy}
      onClick={() => void copy()}
      className="grid size-11 place-items-center rounded-control hover:text-majorelle md:-my-2 md:size-9 print:hidden"
    >
      <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
    </button>
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

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 font-text text-14 font-semibold tracking-normal text-muted">{title}</h2>
      {children}
    </section>
  )
}
