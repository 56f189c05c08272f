import { type FormEvent, useState } from 'react'
import { admin } from '@/content/admin'
import { useSetTracking } from '@/data/orders/set-tracking'
import type { Order } from '@/domain/order'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast'

const words = admin.orders.tracking

/** Who carries the order and under which number: the customer reads both on the order's page and when tracking it. */
export function OrderTracking({ order }: { order: Order }) {
  const { mutate, isPending } = useSetTracking()
  const [carrier, setCarrier] = useState(order.carrier ?? '')
  const [trackingNumber, setTrackingNumber] = useState(order.trackingNumber ?? '')
  const isChanged =
    carrier.trim() !== (order.carrier ?? '') || trackingNumber.trim() !== (order.trackingNumber ?? '')

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !isChanged) return
    mutate(
      { number: order.number, carrier, trackingNumber },
      {
        onSuccess: () => showToast({ title: words.saved, tone: 'success' }),
        onError: () =>
          showToast({ title: words.failed.title, description: words.failed.text, tone: 'error' }),
      },
    )
  }
  return (
    <section className="border-b border-line px-4 py-3 md:ps-5">
      <h3 className="mb-2 font-semibold">{words.title}</h3>
      <form onSubmit={onSubmit} className="grid items-end gap-3 md:grid-cols-[1fr_1.25fr_auto]">
        <TextField
          dense
          label={words.carrier}
          value={carrier}
          maxLength={80}
          onChange={(event) => setCarrier(event.target.value)}
        />
        <TextField
          dense
          label={words.number}
          value={trackingNumber}
          maxLength={80}
          onChange={(event) => setTrackingNumber(event.target.value)}
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
