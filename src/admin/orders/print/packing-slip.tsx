import { useWritten } from '@/admin/shared/papers/paper'
import type { Paper } from '@/admin/shared/papers/use-paper'
import { Thumb } from '@/admin/shared/products/thumb'
import { useIdentity } from '@/data/settings/use-identity'
import { useSupport } from '@/data/settings/use-support'
import { asShown } from '@/domain/orders/as-shown'
import type { OrderItem } from '@/domain/orders/order'
import type { WholeOrder } from '@/domain/orders/order-csv'
import { contentsOf, type PackingSlip } from '@/domain/orders/parcel'
import { Code } from '@/ui/direction'
import { OrderAddress, PrintHeader } from './print-header'
import { Seller } from './seller'

const head = 'border-b-2 border-ink py-2 pe-3 text-start text-12 font-semibold last:pe-0'
const cell = 'border-b border-line py-2.5 pe-3 align-middle last:pe-0'
/** Boxes to tick are for paper; a phone's width is for what is in the parcel. */
const onPaper = 'max-md:hidden print:table-cell'
/** Up to this quantity each unit gets a checkbox; above it, one box and the number. */
const mostBoxes = 6

/** The parcel's contents to tick off, without prices, the shipping address and the cash that the courier collects. */
export function PackingSlipSheet({ order: row, slip }: { order: WholeOrder; slip: PackingSlip }) {
  const paper = useWritten()
  const {
    words: { order: words },
    money,
  } = paper
  const order = asShown(row)
  const { phone } = useSupport()
  const identity = useIdentity()
  const contents = contentsOf(slip, order.items)
  const count = contents.reduce((sum, { quantity }) => sum + quantity, 0)
  const part = slip.parcel === null ? words.ofRest : words.ofParcel(slip.parcel, slip.parcels)
  return (
    <>
      <PrintHeader order={order} title={words.packingSlip}>
        {count < order.itemCount && <p className="font-semibold">{part}</p>}
        {slip.carrier && (
          <p className="text-muted">
            <bdi>{slip.carrier}</bdi> {slip.trackingNumber && <Code>{slip.trackingNumber}</Code>}
          </p>
        )}
      </PrintHeader>
      <section className="mb-8 grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] overflow-hidden rounded-surface border-2 border-ink">
        <div className="border-e border-line p-4 text-12">
          <Seller isBrief seller={{ ...identity, phone: identity.phone ?? phone }} />
        </div>
        <div className="p-4">
          <h3 className="text-12 text-muted">{words.shipTo}</h3>
          <OrderAddress order={order} className="text-20 leading-snug" />
          <p className="mt-1 text-16">
            <Code>{order.customerPhone}</Code>
          </p>
        </div>
      </section>
      {order.shippingMethod && (
        <section className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-surface border border-line-strong p-4">
          <h3 className="text-16 font-semibold">
            <span className="sr-only">{words.delivery} </span>
            <span>{order.shippingMethod}</span>
          </h3>
          {order.estimatedDelivery && (
            <p className="text-muted">{arrival(order.estimatedFrom, order.estimatedDelivery, paper)}</p>
          )}
        </section>
      )}
      {order.paymentMethod === 'cod' && (
        <section className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 rounded-surface border-2 border-ink p-4">
          <h3 className="text-16 font-semibold">{slip.toCollect > 0 ? words.collect : words.collectNone}</h3>
          {slip.toCollect > 0 && (
            <p className="font-text text-44 leading-none font-semibold">
              {money(slip.toCollect, order.currency)}
            </p>
          )}
        </section>
      )}
      {order.customerNote && (
        <section className="mb-6 rounded-surface border border-line-strong p-4">
          <h3 className="text-12 font-semibold">{words.note}</h3>
          <p dir="auto" className="text-16 whitespace-pre-line [overflow-wrap:anywhere]">
            {order.customerNote}
          </p>
        </section>
      )}
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <th scope="col" className={head}>
              <span className="sr-only">{words.picture}</span>
            </th>
            <th scope="col" className={`${head} w-full`}>
              {words.product}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {words.quantity}
            </th>
            <th scope="col" className={`${head} ${onPaper} text-end whitespace-nowrap`}>
              {words.inParcel}
            </th>
          </tr>
        </thead>
        <tbody>
          {contents.map(({ item, quantity }) => (
            <Line key={item.id} item={item} quantity={quantity} />
          ))}
        </tbody>
      </table>
      <footer className="mt-auto flex justify-between gap-6 pt-8 text-muted print:mt-8">
        <p className="font-semibold text-ink">{words.items(count)}</p>
        <p className="flex min-w-56 gap-2">
          {words.packedBy}
          <span className="flex-1 border-b border-line-strong" />
        </p>
      </footer>
    </>
  )
}

/** From the first day to the last; older orders know the last one only. */
function arrival(from: string | null, to: string, { words: { order: words }, shortDay }: Paper): string {
  const [first, last] = [from ?? to, to].map((day) => shortDay(Date.parse(day), 'UTC'))
  return first === last ? words.arrivesBy(last ?? '') : words.arrives(first ?? '', last ?? '')
}

function Line({ item, quantity }: { item: OrderItem; quantity: number }) {
  const chosen = useWritten().words.variant(item.size, item.color)
  return (
    <tr className="break-inside-avoid">
      <td className={cell}>
        <Thumb src={item.image} eager className="h-20 w-16" />
      </td>
      <td className={`${cell} text-16`}>
        <span className="font-semibold">{item.name}</span>
        {chosen && <span className="block">{chosen}</span>}
      </td>
      <td className={`${cell} text-end text-20 font-semibold`}>{quantity}</td>
      <td className={`${cell} ${onPaper}`}>
        <span className="flex flex-wrap justify-end gap-1.5" aria-hidden="true">
          {Array.from({ length: quantity > mostBoxes ? 1 : quantity }, (_, box) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: identical boxes have no identity
            <span key={box} className="size-5 rounded-picture border-2 border-line-strong" />
          ))}
        </span>
      </td>
    </tr>
  )
}
