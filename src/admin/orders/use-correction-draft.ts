import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { Order } from '@/domain/order'
import { type OrderForm, toOrderForm } from '@/domain/order-form'
import { readStoredDraft, storeDraft } from '../shared/draft-store'

const text = v.string()
// In the order of the keys that toOrderForm gives: the two are compared as JSON.
const formSchema = v.object({
  address: text,
  city: text,
  zipCode: text,
  country: text,
  name: text,
  email: text,
  phone: text,
  lines: v.array(
    v.object({
      key: text,
      item: v.nullable(text),
      slug: text,
      name: text,
      image: text,
      size: text,
      color: text,
      quantity: v.number(),
    }),
  ),
  method: v.nullable(text),
  code: text,
})
const draftSchema = v.object({
  /** The version of the order that the correction began with. */
  version: text,
  form: formSchema,
})

/** The form for an order that changed since: lines whose item is gone are new ones. */
const fitted = (form: OrderForm, order: Order): OrderForm => ({
  ...form,
  lines: form.lines.map((line) =>
    order.items.some(({ id }) => id === line.item) ? line : { ...line, item: null },
  ),
})

/** An order as it should be, stored in this browser until it is saved or discarded. */
export function useCorrectionDraft(order: Order) {
  const key = `correction-${order.id}`
  const [stored] = useState(() => readStoredDraft(key, draftSchema))
  const [seen, setSeen] = useState(order)
  const [form, setForm] = useState<OrderForm>(() =>
    stored ? fitted(stored.form, order) : toOrderForm(order),
  )
  const isChanged = JSON.stringify(form) !== JSON.stringify(toOrderForm(seen))
  useEffect(() => {
    storeDraft(key, isChanged ? { version: seen.version, form } : null)
  }, [key, form, isChanged, seen.version])
  return {
    seen,
    form,
    isChanged,
    /** True when the order changed since the stored correction began. */
    isOutdated: stored !== null && stored.version !== order.version && seen === order,
    change: (changed: Partial<OrderForm>) => setForm((now) => ({ ...now, ...changed })),
    /** Puts the same entries over the order as it is now. */
    rebase: (fresh: Order) => {
      setSeen(fresh)
      setForm((now) => fitted(now, fresh))
    },
    /** Forgets the stored entries; the answer stores them again. */
    forget: () => {
      const draft = { version: seen.version, form }
      storeDraft(key, null)
      return () => storeDraft(key, draft)
    },
  }
}
