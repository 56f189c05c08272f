import { type FormEvent, useId, useRef, useState } from 'react'
import { adminParcels } from '@/content/admin/orders/parcels'
import { lineWords } from '@/content/shared/line-words'
import { type ParcelFields as Fields, saveParcel, shipItems, useParcelChange } from '@/data/parcels/parcels'
import type { Order, OrderItem } from '@/domain/orders/order'
import type { Parcel } from '@/domain/orders/parcel'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { showToast } from '@/ui/toast/toast'
import { isWrongUrl, ParcelFields } from './parcel-fields'
import { parcelProblem } from './parcel-problem'
import { usePacked } from './use-packed'

const words = adminParcels.form
const nameOf = ({ name, size, color }: OrderItem) =>
  [name, lineWords.variant(size, color)].filter(Boolean).join(', ')

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
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(
      open.map((item) => [item.id, isSorted && !isPacked(item.id) ? 0 : item.quantity - item.shipped]),
    ),
  )
  const [fields, setFields] = useState<Fields>({
    carrier: order.carrier ?? '',
    // The number of an earlier parcel is not this one's.
    trackingNumber: order.shippedCount > 0 ? '' : (order.trackingNumber ?? ''),
    trackingUrl: '',
    ...defaults,
  })
  const [isChecked, setChecked] = useState(false)
  const lines = open
    .map(({ id: itemId }) => ({ itemId, quantity: chosen[itemId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const submit = () => {
    setChecked(true)
    if (total === 0 || isWrongUrl(fields.trackingUrl) || ship.isPending) return
    ship.mutate(
      { orderId: order.id, id: id.current, lines, fields },
      {
        onSuccess: () => {
          onClose()
          showToast({ title: adminParcels.done(total), tone: 'success' })
        },
      },
    )
  }
  return (
    <ParcelForm
      title={words.shipTitle}
      submit={words.submit(total)}
      isBusy={ship.isPending}
      error={ship.error}
      fields={fields}
      isChecked={isChecked}
      onChange={setFields}
      onSubmit={submit}
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
                  <span className="line-clamp-2">{item.name}</span>
                  <span className="block text-12 text-muted">{lineWords.variant(item.size, item.color)}</span>
                </span>
                <QuantityStepper
                  size="small"
                  value={chosen[item.id] ?? 0}
                  min={0}
                  max={left}
                  labels={{ group: words.quantity(name), less: words.less(name), more: words.more(name) }}
                  onChange={(quantity) => setChosen({ ...chosen, [item.id]: quantity })}
                />
                <span className="w-9 text-muted">{words.of(left)}</span>
              </li>
            )
          })}
        </ul>
        {isChecked && total === 0 && (
          <p role="alert" className="mt-1 font-medium text-danger-text">
            {words.none}
          </p>
        )}
      </fieldset>
    </ParcelForm>
  )
}

type EditParcelProps = { parcel: Parcel; title: string; version: string; onClose: () => void }

export function EditParcelDialog({ parcel, title, version, onClose }: EditParcelProps) {
  const save = useParcelChange(saveParcel)
  const [fields, setFields] = useState<Fields>({
    carrier: parcel.carrier ?? '',
    trackingNumber: parcel.trackingNumber ?? '',
    trackingUrl: parcel.trackingUrl ?? '',
    mayOpen: parcel.mayOpen,
    mayTryOn: parcel.mayTryOn,
  })
  const [isChecked, setChecked] = useState(false)
  // The version that the form was filled from: a refetch must not make it newer than what is shown.
  const seen = useRef(version)
  const submit = () => {
    setChecked(true)
    if (isWrongUrl(fields.trackingUrl) || save.isPending) return
    save.mutate(
      { id: parcel.id, fields, version: seen.current },
      {
        onSuccess: () => {
          onClose()
          showToast({ title: adminParcels.saved, tone: 'success' })
        },
      },
    )
  }
  return (
    <ParcelForm
      title={words.editTitle(title)}
      submit={words.save}
      isBusy={save.isPending}
      error={save.error}
      fields={fields}
      isChecked={isChecked}
      onChange={setFields}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

type ParcelFormProps = {
  title: string
  submit: string
  isBusy: boolean
  error: Error | null
  fields: Fields
  isChecked: boolean
  onChange: (fields: Fields) => void
  onSubmit: () => void
  onClose: () => void
  children?: React.ReactNode
}

function ParcelForm(props: ParcelFormProps) {
  const { title, submit, isBusy, error, fields, isChecked, onChange, onSubmit, onClose, children } = props
  const form = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={title}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} size="medium" aria-disabled={isBusy}>
            {isBusy ? words.busy : submit}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          onSubmit()
        }}
        className="grid gap-4"
      >
        {children}
        <ParcelFields fields={fields} onChange={onChange} isChecked={isChecked} />
        {error && (
          <p role="alert" className="font-medium text-danger-text">
            {parcelProblem(error)}
          </p>
        )}
      </form>
    </Dialog>
  )
}
