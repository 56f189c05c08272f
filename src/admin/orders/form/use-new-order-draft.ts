import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { ownerDraft } from '@/admin/shared/form/owner-draft'
import { makeIdempotencyKey } from '@/data/cart/idempotency-key'
import { ownerChannels } from '@/data/orders/owner-orders'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { paymentMethods } from '@/domain/money/payment'
import type { CustomerDetail } from '@/domain/orders/customer'
import type { OrderForm } from '@/domain/orders/order-form'
import { storedOrderForm } from './stored-order-form'

const entriesSchema = v.object({
  form: storedOrderForm,
  channel: v.picklist(ownerChannels),
  /** `paid`: in cash, now. */
  payment: v.picklist([...paymentMethods, 'paid']),
  note: v.string(),
})
const draftSchema = v.object({
  ...entriesSchema.entries,
  /** The idempotency key: an order whose answer was lost is not made a second time after a reload. */
  token: v.string(),
})
type Entries = v.InferOutput<typeof entriesSchema>
export type Payment = Entries['payment']

export const usualPayment = ({ paymentMethods }: ShopSettings) =>
  paymentMethods.find((method) => method === 'cod') ?? paymentMethods[0] ?? 'cod'
export const ofCustomer = ({ name, email, phone, address }: CustomerDetail) => ({
  name,
  email,
  phone,
  ...address,
})

/**
 * An owner's new order, stored in this browser until it is made or discarded; one that began with a customer has a draft
 * of its own. Prices and stock are not part of it.
 */
export function useNewOrderDraft(customer: CustomerDetail | null, settings: ShopSettings) {
  const [kept] = useState(() => ownerDraft(customer ? `new-order-${customer.key}` : 'new-order', draftSchema))
  const [start] = useState<Entries>(() => ({
    form: {
      ...{ address: '', city: '', zipCode: '', country: settings.defaultCountry },
      ...{ name: '', email: '', phone: '', lines: [], method: null, code: '' },
      ...(customer && ofCustomer(customer)),
    },
    channel: 'phone',
    payment: usualPayment(settings),
    note: '',
  }))
  const empty = () => ({ ...start, token: makeIdempotencyKey() })
  const [stored] = useState(kept.read)
  const [draft, setDraft] = useState(() => offered(stored, settings) ?? empty())
  const { token, ...entries } = draft
  const isChanged = JSON.stringify(entries) !== JSON.stringify(start)
  useEffect(() => kept.store(isChanged ? draft : null), [kept, draft, isChanged])
  return {
    ...draft,
    isChanged,
    /** True while it is the one stored before. */
    isRestored: stored !== null && draft.token === stored.token && isChanged,
    change: (changed: Partial<Entries>) => setDraft((now) => ({ ...now, ...changed })),
    changeForm: (changed: Partial<OrderForm>) =>
      setDraft((now) => ({ ...now, form: { ...now.form, ...changed } })),
    /** Starts over; the answer brings the entries back. */
    clear: () => {
      setDraft(empty())
      return () => setDraft(draft)
    },
  }
}

/** The draft with a payment that the shop still offers. */
function offered(draft: v.InferOutput<typeof draftSchema> | null, settings: ShopSettings) {
  if (!draft) return null
  const method = draft.payment === 'paid' ? 'cod' : draft.payment
  return settings.paymentMethods.includes(method) ? draft : { ...draft, payment: usualPayment(settings) }
}
