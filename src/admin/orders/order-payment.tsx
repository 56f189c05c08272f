import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { admin } from '@/content/admin'
import { adminOrders } from '@/content/admin-orders'
import type { Order } from '@/domain/order'
import { canCollect } from '@/domain/order-change'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { PaymentMark } from '../shared/payment-mark'
import { Popover } from '../shared/popover'
import { usePaymentChange } from './use-payment-change'

const words = adminOrders.detail.payment

/** The order's payment, with a menu to record a payment or refund. */
export function OrderPayment({ order }: { order: Order }) {
  const { paymentMethod: method, paymentStatus: payment, status } = order
  const canAct = canCollect(order) || payment === 'paid' || payment === 'refunded'
  if (!canAct) return <PaymentMark {...order} />
  const label = words.label(admin.orders.payment(method, payment, status === 'cancelled'))
  return (
    <Popover
      label={label}
      align="start"
      className="w-72 p-3"
      trigger={
        <button
          type="button"
          aria-label={label}
          className="inline-flex min-h-11 items-center gap-1 rounded-control px-1 hover:bg-sand md:min-h-8"
        >
          <PaymentMark {...order} />
          <ChevronDown size={12} strokeWidth={1.6} aria-hidden="true" className="opacity-75" />
        </button>
      }
    >
      {(close) => <PaymentForm order={order} onDone={close} />}
    </Popover>
  )
}

function PaymentForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const { paymentStatus: payment, paymentMethod: method } = order
  const change = usePaymentChange()
  const [reason, setReason] = useState('')
  const set = (to: Order['paymentStatus'], why?: string) => {
    onDone()
    void change(order, to, why)
  }
  const button = 'w-full max-md:min-h-11'
  if (payment === 'pending')
    return (
      <Button size="small" className={button} onClick={() => set('paid')}>
        {words.collect}
      </Button>
    )
  if (payment === 'refunded')
    return (
      <Button look="quiet" size="small" className={button} onClick={() => set('paid')}>
        {words.paid}
      </Button>
    )
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        set('refunded', reason)
      }}
    >
      <p className="text-12 text-muted">{words.refundHint(order.total, method)}</p>
      <TextField
        dense
        label={words.reason}
        note={words.optional}
        value={reason}
        maxLength={200}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" look="danger" size="small" className={button}>
        {words.refund}
      </Button>
      {method === 'cod' && (
        <Button look="text" size="small" className={button} onClick={() => set('pending')}>
          {words.unpaid}
        </Button>
      )}
    </form>
  )
}
