import { admin } from '@/content/admin'
import type { Order } from '@/domain/order'
import { CopyButton } from '../shared/copy-button'

const words = admin.orders
const link = 'block truncate text-majorelle hover:underline max-md:py-2.5'

/** Who ordered, where it goes, and what they asked for. */
export function OrderPeople({ order }: { order: Order }) {
  const { address, city, zipCode, country } = order.shippingAddress
  const lines = [address, `${city} ${zipCode}`.trim(), country].filter(Boolean)
  return (
    <>
      {order.customerNote && (
        <section className="border-b border-line bg-saffron-wash px-4 py-2.5 md:ps-5">
          <h3 className="text-12 font-semibold">{words.note}</h3>
          <p className="whitespace-pre-line">{order.customerNote}</p>
        </section>
      )}
      <div className="grid gap-4 border-b border-line px-4 py-3 md:grid-cols-[1.25fr_1fr] md:ps-5">
        <section className="min-w-0">
          <h3 className="mb-1 flex min-h-8 items-center font-semibold">{words.customer}</h3>
          <p className="truncate">{order.customerName}</p>
          <a className={link} href={`mailto:${order.customerEmail}`}>
            {order.customerEmail}
          </a>
          {order.customerPhone && (
            <a className={link} href={`tel:${order.customerPhone.replace(/[^+\d]/g, '')}`}>
              {order.customerPhone}
            </a>
          )}
        </section>
        <section className="min-w-0">
          <h3 className="mb-1 flex min-h-8 items-center justify-between font-semibold">
            {words.shipTo}
            <CopyButton text={[order.customerName, ...lines].join('\n')} label={words.copyAddress} />
          </h3>
          <address className="not-italic">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </section>
      </div>
    </>
  )
}
