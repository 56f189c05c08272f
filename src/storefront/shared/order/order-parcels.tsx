import { ExternalLink } from 'lucide-react'
import { orders } from '@/content/orders/orders'
import { comma } from '@/content/shared/lists'
import { trackingLink } from '@/data/orders/tracking-link'
import { formatMoney } from '@/domain/money/money'
import type { OrderItem, TrackedOrder } from '@/domain/orders/order'
import { contentsOf, type Parcel } from '@/domain/orders/parcel'
import { variantWords } from '@/storefront/shared/product/variant-words'
import { Code } from '@/ui/direction'
import { dayWords } from '../cart/order-dates'
import { CopyText } from './copy-text'

const words = orders.timeline

/** The parcels of an order: one alone as its carrier and number, several each with what is inside. */
export function OrderParcels({ order }: { order: TrackedOrder & { items?: readonly OrderItem[] } }) {
  const { parcels } = order
  const [only] = parcels
  if (!only) return null
  const isWhole = parcels.length === 1 && order.shippedCount === order.itemCount
  return (
    <section aria-label={words.parcels} className="mt-5 border-t border-line pt-4">
      {isWhole ? (
        <>
          <TrackingFacts {...only} />
          <DoorNote parcel={only} currency={order.currency} />
        </>
      ) : (
        <ol className="grid gap-4">
          {parcels.map((parcel, index) => (
            <li key={parcel.id} className="rounded-control border border-line p-4">
              <h3 className="flex flex-wrap items-baseline gap-x-3 font-text text-16 font-semibold tracking-normal">
                <span>{words.parcel(index + 1, parcels.length)}</span>
                <span className="text-14 font-normal text-muted">
                  {`${words.parcelStates[parcel.state]}${comma}${dayWords(parcel.returnedAt ?? parcel.deliveredAt ?? parcel.shippedAt)}`}
                </span>
              </h3>
              {order.items && (
                <ul className="mt-2">
                  {contentsOf(parcel, order.items).map(({ item, quantity }) => (
                    <li key={item.id} className="text-14">
                      {words.line(
                        quantity,
                        [item.shown.name, variantWords(item.shown.size, item.shown.color)]
                          .filter(Boolean)
                          .join(comma),
                      )}
                    </li>
                  ))}
                </ul>
              )}
              <TrackingFacts {...parcel} />
              <DoorNote parcel={parcel} currency={order.currency} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Carrier, number and the carrier's page, as far as they are known. */
export function TrackingFacts(parcel: Pick<Parcel, 'carrier' | 'trackingNumber' | 'trackingUrl'>) {
  const { carrier, trackingNumber } = parcel
  const link = trackingLink(parcel)
  if (!carrier && !trackingNumber && !link) return null
  return (
    <dl className="mt-1 flex flex-wrap items-end gap-x-10 gap-y-3">
      {carrier && (
        <div>
          <dt className="text-14 text-muted">{words.carrier}</dt>
          <dd className="flex min-h-11 items-center wrap-anywhere md:min-h-0">{carrier}</dd>
        </div>
      )}
      {trackingNumber && (
        <div>
          <dt className="text-14 text-muted">{words.trackingNumber}</dt>
          <dd className="flex items-center gap-1 font-semibold tabular-nums wrap-anywhere">
            <Code>{trackingNumber}</Code>
            <CopyText text={trackingNumber} label={words.copy} copied={words.copied} />
          </dd>
        </div>
      )}
      {link && (
        <div>
          <dt className="sr-only">{words.follow}</dt>
          <dd>
            <a
              href={link}
              target="_blank"
              rel="noreferrer"
              aria-label={words.followHint(carrier ?? '')}
              className="inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-4 hover:text-accent md:min-h-6"
            >
              {words.follow}
              <ExternalLink size={16} strokeWidth={1.6} aria-hidden="true" />
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** What may be done at the door, and the cash to have ready. */
function DoorNote({ parcel, currency }: { parcel: Parcel; currency: string }) {
  if (parcel.state !== 'shipped') return null
  const notes = [
    parcel.toCollect > 0 && words.collect(formatMoney(parcel.toCollect, currency)),
    parcel.mayTryOn ? words.mayTryOn : parcel.mayOpen && words.mayOpen,
  ].filter((note) => note !== false)
  return notes.length > 0 && <p className="mt-2 text-14 text-muted">{notes.join('. ').replace('..', '.')}</p>
}
