import { useQuery } from '@tanstack/react-query'
import { ExternalLink, PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '@/admin/shared/page/access'
import { useOneStep } from '@/admin/shared/page/use-one-step'
import { adminPaths } from '@/config/admin-paths'
import { dayWords, timeWords } from '@/content/admin/admin'
import { adminParcels as words } from '@/content/admin/orders/parcels'
import { lineWords } from '@/content/shared/line-words'
import { comma } from '@/content/shared/lists'
import { trackingLink } from '@/data/orders/tracking-link'
import { moveParcel, parcelFactsQuery, removeParcel, useParcelChange } from '@/data/parcels/parcels'
import { ownerSettingsQuery } from '@/data/settings/settings-mutations'
import { serverNow } from '@/data/supabase/server-clock'
import { formatMoney, type Minor } from '@/domain/money/money'
import type { Order } from '@/domain/orders/order'
import { isUnpaid } from '@/domain/orders/order-payment'
import {
  contentsOf,
  isPartlyShipped,
  isUnderWay,
  type Parcel,
  type ParcelState,
} from '@/domain/orders/parcel'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { EditParcelDialog, ShipItemsDialog } from '../parcels/parcel-dialogs'
import { parcelProblem } from '../parcels/parcel-problem'
import { BringBackDialog } from '../status/bring-back-dialog'

type Asked = { edit: string } | { back: string; to: 'refused' | 'returned' } | 'ship'

/** The parcels of an order with what is in each, and what is still to be shipped. */
export function OrderParcels({ order }: { order: Order }) {
  const { parcels } = order
  const facts = useQuery({ ...parcelFactsQuery(order.id), enabled: parcels.length > 0 })
  const defaults = useQuery(ownerSettingsQuery())
  const move = useParcelChange(moveParcel)
  const remove = useParcelChange(removeParcel)
  // Another move stands under the same finger.
  const { isBusy, take } = useOneStep()
  const [asked, setAsked] = useState<Asked | null>(null)
  const may = useMay()
  const mayPack = may('packing')
  const canShip =
    mayPack &&
    order.status !== 'cancelled' &&
    !isUnpaid(order) &&
    order.shippedCount < order.itemCount &&
    (order.itemCount > 1 || parcels.length > 0)
  if (parcels.length === 0 && !canShip) return null

  const titleOf = (parcel: Parcel) => words.parcel(parcels.indexOf(parcel) + 1)
  const named = (id: string) => parcels.find((parcel) => parcel.id === id)
  const onError = (error: Error) => showToast({ title: parcelProblem(error), tone: 'error' })
  const onMove = (parcel: Parcel, to: ParcelState) => {
    if (to === 'refused' || to === 'returned') setAsked({ back: parcel.id, to })
    else
      take(() =>
        move.mutateAsync(
          { id: parcel.id, from: parcel.state, to },
          { onSuccess: () => showToast({ title: words.moved, tone: 'success' }), onError },
        ),
      )
  }
  const edited = asked && asked !== 'ship' && 'edit' in asked ? named(asked.edit) : undefined
  const version = edited && facts.data?.get(edited.id)?.version
  const back = asked && asked !== 'ship' && 'back' in asked ? named(asked.back) : undefined
  return (
    <section className="border-b border-line px-4 py-3 md:ps-5">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 md:min-h-8">
        <h3 className="font-semibold">{words.title}</h3>
        {isPartlyShipped(order) && (
          <span className="text-muted">{words.shipped(order.shippedCount, order.itemCount)}</span>
        )}
        {canShip && (
          <Button
            look="quiet"
            size="small"
            className="ms-auto"
            disabled={!defaults.data}
            onClick={() => setAsked('ship')}
          >
            <PackagePlus size={16} strokeWidth={1.6} aria-hidden="true" />
            {words.ship}
          </Button>
        )}
      </div>
      <ol>
        {parcels.map((parcel) => (
          <ParcelRow
            key={parcel.id}
            order={order}
            parcel={parcel}
            title={titleOf(parcel)}
            fee={facts.data?.get(parcel.id)?.fee ?? 0}
            mayChange={mayPack}
            isBusy={isBusy || remove.isPending}
            onMove={(to) => onMove(parcel, to)}
            onEdit={facts.data && (() => setAsked({ edit: parcel.id }))}
            onRemove={() =>
              remove.mutate(parcel.id, {
                onSuccess: () => showToast({ title: words.removed, tone: 'success' }),
                onError,
              })
            }
          />
        ))}
      </ol>
      {asked === 'ship' && defaults.data && (
        <ShipItemsDialog
          order={order}
          defaults={{ mayOpen: defaults.data.parcelsMayOpen, mayTryOn: defaults.data.parcelsMayTryOn }}
          onClose={() => setAsked(null)}
        />
      )}
      {edited && version && (
        <EditParcelDialog
          parcel={edited}
          title={titleOf(edited)}
          version={version}
          onClose={() => setAsked(null)}
        />
      )}
      {back && asked && asked !== 'ship' && 'back' in asked && (
        <BringBackDialog order={order} parcel={back} to={asked.to} onClose={() => setAsked(null)} />
      )}
    </section>
  )
}

type ParcelRowProps = {
  order: Order
  parcel: Parcel
  title: string
  fee: Minor
  mayChange: boolean
  isBusy: boolean
  onMove: (to: ParcelState) => void
  onEdit: (() => void) | undefined
  onRemove: () => void
}

/** What can become of a parcel from where it is. */
const movesOf = ({ state }: Parcel, isFixed: boolean): ParcelState[] =>
  isFixed ? [] : state === 'shipped' ? ['delivered', 'refused', 'returned'] : ['shipped']

function ParcelRow({
  order,
  parcel,
  title,
  fee,
  mayChange,
  isBusy,
  onMove,
  onEdit,
  onRemove,
}: ParcelRowProps) {
  const isCancelled = order.status === 'cancelled'
  const link = trackingLink(parcel)
  const at = parcel.returnedAt ?? parcel.deliveredAt ?? parcel.shippedAt
  const facts = [
    [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' '),
    parcel.toCollect > 0 &&
      isUnderWay(parcel) &&
      words.collect(formatMoney(parcel.toCollect, order.currency)),
    fee > 0 && words.fee(formatMoney(fee, order.currency)),
    parcel.mayOpen && words.mayOpen,
    parcel.mayTryOn && words.mayTryOn,
  ].filter(Boolean)
  const action = 'min-h-11 font-medium text-accent hover:underline disabled:opacity-50 md:min-h-7'
  return (
    <li className="border-t border-line py-2 first:border-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-semibold">{title}</b>
        <span className={isUnderWay(parcel) ? 'text-muted' : 'text-danger-text'}>
          {words.states[parcel.state]}
        </span>
        <time dateTime={new Date(at).toISOString()} className="ms-auto text-12 text-muted">
          {`${dayWords(at, serverNow())} ${timeWords(at)}`}
        </time>
      </p>
      <p className="leading-snug">
        {contentsOf(parcel, order.items)
          .map(({ item, quantity }) =>
            words.line(
              quantity,
              [item.name, lineWords.variant(item.size, item.color)].filter(Boolean).join(comma),
            ),
          )
          .join('; ')}
      </p>
      {facts.length > 0 && <p className="text-12 text-muted [overflow-wrap:anywhere]">{facts.join(' · ')}</p>}
      <div className="flex flex-wrap gap-x-4">
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            aria-label={words.trackHint(title, parcel.carrier ?? '')}
            className={`inline-flex items-center gap-1 ${action}`}
          >
            {words.track}
            <ExternalLink size={14} strokeWidth={1.6} aria-hidden="true" />
          </a>
        )}
        {movesOf(parcel, isCancelled || !mayChange).map((to) => (
          <button
            key={to}
            type="button"
            aria-disabled={isBusy}
            aria-label={words.of(words.moves[to], title)}
            className={action}
            onClick={() => isBusy || onMove(to)}
          >
            {words.moves[to]}
          </button>
        ))}
        {isUnderWay(parcel) && (
          <Link
            to={adminPaths.parcelSlip(order.number, order.parcels.filter(isUnderWay).indexOf(parcel) + 1)}
            aria-label={words.of(words.slip, title)}
            className={`inline-flex items-center ${action}`}
          >
            {words.slip}
          </Link>
        )}
        {mayChange && isUnderWay(parcel) && onEdit && (
          <button type="button" aria-label={words.of(words.edit, title)} className={action} onClick={onEdit}>
            {words.edit}
          </button>
        )}
        {mayChange && parcel.state === 'shipped' && (
          <button
            type="button"
            disabled={isBusy}
            aria-label={words.of(words.remove, title)}
            className={action}
            onClick={onRemove}
          >
            {words.remove}
          </button>
        )}
      </div>
    </li>
  )
}
