import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/shared/form/form-dialog'
import { adminParcels } from '@/content/admin/orders/parcels'
import { lineWords } from '@/content/shared/line-words'
import { comma } from '@/content/shared/lists'
import { saveParcel, shipItems, useParcelChange } from '@/data/parcels/parcels'
import type { Order, OrderItem } from '@/domain/orders/order'
import type { Parcel } from '@/domain/orders/parcel'
import { newParcelSchema, parcelSchema } from '@/domain/orders/parcel-form'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { showToast } from '@/ui/toast/toast'
import { ParcelFields } from './parcel-fields'
import { parcelProblem } from './parcel-problem'
import { usePacked } from './use-packed'

const words = adminParcels.form
const nameOf = ({ name, size, color }: OrderItem) =>
  [name, lineWords.variant(size, color)].filter(Boolean).join(comma)

type ShipItemsProps = {
  order: Order
  /** What new parcels allow at the door. */
  defaults: Pick<Parcel, 'mayOpen' | 'mayTryOn'>
  onClose: () => void
}

/** Sends some of an order's items; those that are ticked off as packed, else all that is left. */
export function ShipItemsDialog({ order, defaults, onClose }: ShipItemsProps) {
  const { isPacked } = usePacked(order.id)
  const ship = useParcelChange(shipItems)
  // One id for this dialog: a second click, or a try after a lost answer, makes no second parcel.
  const id = useRef(crypto.randomUUID())
  const open = order.items.filter(({ quantity, shipped }) => shipped < quantity)
  const isSorted = open.some((item) => isPacked(item.id)) && open.some((item) => !isPacked(item.id))
  const form = useForm({
    resolver: valibotResolver(newParcelSchema),
    defaultValues: {
      carrier: order.carrier ?? '',
      // The number of an earlier parcel is not this one's.
      trackingNumber: order.shippedCount > 0 ? '' : (order.trackingNumber ?? ''),
      trackingUrl: '',
      ...defaults,
      quantities: Object.fromEntries(
        open.map((item) => [item.id, isSorted && !isPacked(item.id) ? 0 : item.quantity - item.shipped]),
      ),
    },
  })
  const { isSubmitted, errors } = form.formState
  const quantities = form.watch('quantities')
  const lines = open
    .map(({ id: itemId }) => ({ itemId, quantity: quantities[itemId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const onSubmit = form.handleSubmit((fields) => {
    ship.mutate(
      { orderId: order.id, id: id.current, lines, fields },
      {
        onSuccess: () => {
          onClose()
          showToast({ title: adminParcels.done(total), tone: 'success' })
        },
      },
    )
  })
  return (
    <FormProvider {...form}>
      <FormDialog
        title={words.shipTitle}
        cancel={words.cancel}
        submit={words.submit(total)}
        busy={words.busy}
        isBusy={ship.isPending}
        refusal={ship.error && parcelProblem(ship.error)}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <fieldset>
          <legend className="mb-1 font-medium">{words.items}</legend>
          <ul>
            {open.map((item) => {
              const left = item.quantity - item.shipped
              const name = nameOf(item)
              return (
                <li key={item.id} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
                  <span className="min-w-0 flex-1 leading-snug">
                    <span className="line-clamp-2">
                      <bdi>{item.name}</bdi>
                    </span>
                    <span className="block text-12 text-muted">
                      {lineWords.variant(item.size, item.color)}
                    </span>
                  </span>
                  <QuantityStepper
                    size="small"
                    value={quantities[item.id] ?? 0}
                    min={0}
                    max={left}
                    labels={{ group: words.quantity(name), less: words.less(name), more: words.more(name) }}
                    onChange={(quantity) =>
                      form.setValue(
                        'quantities',
                        { ...quantities, [item.id]: quantity },
                        { shouldValidate: isSubmitted },
                      )
                    }
                  />
                  <span className="w-9 text-muted">{words.of(left)}</span>
                </li>
              )
            })}
          </ul>
          {errors.quantities && (
            <p role="alert" className="mt-1 font-medium text-danger-text">
              {words.none}
            </p>
          )}
        </fieldset>
        <ParcelFields />
      </FormDialog>
    </FormProvider>
  )
}

type EditParcelProps = { parcel: Parcel; title: string; version: string; onClose: () => void }

export function EditParcelDialog({ parcel, title, version, onClose }: EditParcelProps) {
  const save = useParcelChange(saveParcel)
  const form = useForm({
    resolver: valibotResolver(parcelSchema),
    defaultValues: {
      carrier: parcel.carrier ?? '',
      trackingNumber: parcel.trackingNumber ?? '',
      trackingUrl: parcel.trackingUrl ?? '',
      mayOpen: parcel.mayOpen,
      mayTryOn: parcel.mayTryOn,
    },
  })
  // The version that the form was filled from: a refetch must not make it newer than what is shown.
  const seen = useRef(version)
  const onSubmit = form.handleSubmit((fields) => {
    save.mutate(
      { id: parcel.id, fields, version: seen.current },
      {
        onSuccess: () => {
          onClose()
          showToast({ title: adminParcels.saved, tone: 'success' })
        },
      },
    )
  })
  return (
    <FormProvider {...form}>
      <FormDialog
        title={words.editTitle(title)}
        cancel={words.cancel}
        submit={words.save}
        busy={words.busy}
        isBusy={save.isPending}
        refusal={save.error && parcelProblem(save.error)}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <ParcelFields />
      </FormDialog>
    </FormProvider>
  )
}
