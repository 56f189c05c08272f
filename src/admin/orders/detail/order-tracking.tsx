import { type FormEvent, useState } from 'react'
import { carriers } from '@/config/carriers'
import { admin } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { type Tracking, useSetTracking } from '@/data/orders/admin-order-mutations'
import { AppError } from '@/data/supabase/errors'
import type { Order } from '@/domain/orders/order'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'

const words = admin.orders.tracking
const more = adminOrders.detail

export const trackingOf = ({
  carrier,
  trackingNumber,
}: Pick<Order, 'carrier' | 'trackingNumber'>): Tracking => ({
  carrier: carrier ?? '',
  trackingNumber: trackingNumber ?? '',
})

export const isOther = (one: Tracking, other: Tracking) =>
  one.carrier.trim() !== other.carrier.trim() || one.trackingNumber.trim() !== other.trackingNumber.trim()

type OrderTrackingProps = {
  order: Order
  /** The unsaved edits; null when there are none. */
  draft: Tracking | null
  onDraft: (draft: Tracking | null) => void
}

/** Carrier and tracking number, which the customer sees on the order page and when tracking. */
export function OrderTracking({ order, draft, onDraft }: OrderTrackingProps) {
  const { mutate, isPending } = useSetTracking()
  const stored = trackingOf(order)
  const tracking = draft ?? stored
  const isListed = carriers.some((carrier) => carrier === tracking.carrier)
  const [types, setTypes] = useState(false)
  const isTyped = types || (!isListed && tracking.carrier !== '')
  const set = (change: Partial<Tracking>) => onDraft({ ...tracking, ...change })
  const isChanged = isOther(tracking, stored)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !isChanged) return
    mutate(
      { number: order.number, seen: stored, tracking },
      {
        onSuccess: () => {
          onDraft(null)
          showToast({ title: words.saved, tone: 'success' })
        },
        onError: (error) => {
          const isStatusConflict = error instanceof AppError && error.kind === 'not-found'
          if (isStatusConflict) onDraft(null)
          showToast({
            title: words.failed.title,
            description: isStatusConflict ? more.trackingChanged : words.failed.text,
            tone: 'error',
          })
        },
      },
    )
  }
  return (
    <section className="border-b border-line px-4 py-3 md:ps-5">
      <h3 className="sr-only">{words.title}</h3>
      <form onSubmit={onSubmit} className="grid items-end gap-3 md:grid-cols-[1fr_1.25fr_auto]">
        <SelectField
          dense
          label={words.carrier}
          value={isTyped ? 'other' : tracking.carrier}
          onChange={({ target }) => {
            setTypes(target.value === 'other')
            set({ carrier: target.value === 'other' ? '' : target.value })
          }}
        >
          <option value="">{more.noCarrier}</option>
          {carriers.map((carrier) => (
            <option key={carrier}>{carrier}</option>
          ))}
          <option value="other">{more.otherCarrier}</option>
        </SelectField>
        {isTyped && (
          <TextField
            dense
            className="md:order-last md:col-span-3"
            label={more.otherName}
            value={tracking.carrier}
            maxLength={80}
            onChange={({ target }) => set({ carrier: target.value })}
          />
        )}
        <TextField
          dense
          label={words.number}
          placeholder={more.scan}
          value={tracking.trackingNumber}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => set({ trackingNumber: target.value })}
        />
        <Button
          type="submit"
          look="quiet"
          size="small"
          className="max-md:min-h-12"
          disabled={!isChanged || isPending}
        >
          {words.save}
        </Button>
      </form>
    </section>
  )
}
