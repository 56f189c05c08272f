import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { ownerDraft } from '@/admin/shared/form/owner-draft'
import { makeIdempotencyKey } from '@/data/cart/idempotency-key'
import { ownerChannels } from '@/data/orders/owner-orders'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { ownerFields } from '@/domain/delivery/checkout-fields'
import { paymentMethods } from '@/domain/money/payment'
import type { CustomerDetail } from '@/domain/orders/customer'
import { orderFormSchema, storedOrderForm } from '@/domain/orders/order-form'
import { languages, spokenOf } from '@/domain/text/spoken-languages'

const choices = v.object({
  channel: v.picklist(ownerChannels),
  /** `paid`: in cash, now. */
  payment: v.picklist([...paymentMethods, 'paid']),
  note: v.string(),
  /** In which the customer reads. */
  language: v.picklist(languages),
})
const draftSchema = v.object({
  form: storedOrderForm,
  ...choices.entries,
  /** The idempotency key: an order whose answer was lost is not made a second time after a reload. */
  token: v.string(),
})
export type NewOrder = v.InferOutput<typeof storedOrderForm> & v.InferOutput<typeof choices>

export const usualPayment = ({ paymentMethods }: ShopSettings) =>
  paymentMethods.find((method) => method === 'cod') ?? paymentMethods[0] ?? 'cod'
export const ofCustomer = ({ name, email, phone, address }: CustomerDetail) => ({
  name,
  email,
  phone,
  ...address,
  company: address.company ?? '',
  companyNumber: address.companyNumber ?? '',
})

/** A customer's, as the newest order has it; else the shop's first one. */
function languageFor(customer: CustomerDetail | null, settings: ShopSettings) {
  const spoken = spokenOf(settings.languages)
  return spoken.find((code) => code === customer?.language) ?? spoken[0] ?? 'en'
}

/**
 * An owner's new order, stored in this browser until it is made or discarded; one that began with a customer has a draft
 * of its own. Prices and stock are not part of it.
 */
export function useNewOrderDraft(customer: CustomerDetail | null, settings: ShopSettings) {
  const [kept] = useState(() => ownerDraft(customer ? `new-order-${customer.key}` : 'new-order', draftSchema))
  const [start] = useState<NewOrder>(() => ({
    ...{ address: '', city: '', zipCode: '', country: settings.defaultCountry },
    ...{ company: '', companyNumber: '' },
    ...{ name: '', email: '', phone: '', lines: [], method: null, code: '' },
    ...(customer && ofCustomer(customer)),
    ...{ channel: 'phone', payment: usualPayment(settings), note: '' },
    language: languageFor(customer, settings),
  }))
  const [stored] = useState(() => offered(kept.read(), settings))
  const [token, setToken] = useState(() => stored?.token ?? makeIdempotencyKey())
  const asked = ownerFields(settings.checkoutFields, null)
  const form = useForm({
    resolver: valibotResolver(v.intersect([orderFormSchema(asked), choices])),
    criteriaMode: 'all',
    defaultValues: stored ? toValues(stored) : start,
  })
  const values = form.watch()
  const typed = JSON.stringify(values)
  const isChanged = typed !== JSON.stringify(start)
  useEffect(() => {
    const { channel, payment, note, language, ...order }: NewOrder = JSON.parse(typed)
    kept.store(isChanged ? { form: order, channel, payment, note, language, token } : null)
  }, [kept, typed, token, isChanged])
  return {
    asked,
    form,
    values,
    token,
    isChanged,
    /** True while it is the one stored before. */
    isRestored: token === stored?.token && isChanged,
    /** Starts over; the answer brings the entries back. */
    clear: () => {
      form.reset(start)
      setToken(makeIdempotencyKey())
      return () => {
        form.reset(values)
        setToken(token)
      }
    },
  }
}

const toValues = ({ form, token: _, ...chosen }: v.InferOutput<typeof draftSchema>): NewOrder => ({
  ...form,
  ...chosen,
})

/** The draft with a payment that the shop still offers. */
function offered(draft: v.InferOutput<typeof draftSchema> | null, settings: ShopSettings) {
  if (!draft) return null
  const method = draft.payment === 'paid' ? 'cod' : draft.payment
  return settings.paymentMethods.includes(method) ? draft : { ...draft, payment: usualPayment(settings) }
}
