import { Panel } from '@/admin/shared/page/panel'
import { adminNewOrder as words } from '@/content/admin/orders/new-order'
import { type OwnerChannel, ownerChannels } from '@/data/orders/owner-orders'
import type { PaymentMethod } from '@/domain/money/payment'
import { SelectField, TextField } from '@/ui/field'
import type { Payment } from './use-new-order-draft'

type NewOrderChoicesProps = {
  channel: OwnerChannel
  payment: Payment
  methods: readonly PaymentMethod[]
  note: string
  onChannel: (channel: OwnerChannel) => void
  onPayment: (payment: Payment) => void
  onNote: (note: string) => void
}

/** How the order came in, how it is paid, and a note. */
export function NewOrderChoices({
  channel,
  payment,
  methods,
  note,
  onChannel,
  onPayment,
  onNote,
}: NewOrderChoicesProps) {
  const payments: Payment[] =
    channel === 'counter' && methods.includes('cod') ? ['paid', ...methods] : [...methods]
  return (
    <Panel id="order-choices" title={words.choices}>
      <div className="grid gap-3 border-t border-line p-4 md:grid-cols-2">
        <SelectField
          dense
          label={words.channel}
          value={channel}
          onChange={({ target }) => onChannel(ownerChannels.find((each) => each === target.value) ?? 'phone')}
        >
          {ownerChannels.map((each) => (
            <option key={each} value={each}>
              {words.channels[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          dense
          label={words.payment}
          value={payment}
          onChange={({ target }) => onPayment(payments.find((each) => each === target.value) ?? 'cod')}
        >
          {payments.map((each) => (
            <option key={each} value={each}>
              {words.payments[each]}
            </option>
          ))}
        </SelectField>
        <TextField
          dense
          className="md:col-span-2"
          label={words.note}
          note={words.optional}
          value={note}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => onNote(target.value)}
        />
      </div>
    </Panel>
  )
}
