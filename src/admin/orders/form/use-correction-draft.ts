import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { ownerDraft } from '@/admin/shared/form/owner-draft'
import { useShopSettings } from '@/data/settings/shop-settings'
import { ownerFields } from '@/domain/delivery/checkout-fields'
import type { Order } from '@/domain/orders/order'
import { type OrderForm, orderFormSchema, storedOrderForm, toOrderForm } from '@/domain/orders/order-form'

const draftSchema = v.object({
  /** The version of the order that the correction began with. */
  version: v.string(),
  form: storedOrderForm,
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
  const [draft] = useState(() => ownerDraft(`correction-${order.id}`, draftSchema))
  const [stored] = useState(draft.read)
  const [seen, setSeen] = useState(order)
  const asked = ownerFields(useShopSettings()?.checkoutFields ?? {}, seen)
  const form = useForm({
    resolver: valibotResolver(orderFormSchema(asked)),
    criteriaMode: 'all',
    defaultValues: stored ? fitted(stored.form, order) : toOrderForm(order),
  })
  const values = form.watch()
  const typed = JSON.stringify(values)
  const isChanged = typed !== JSON.stringify(toOrderForm(seen))
  useEffect(() => {
    draft.store(isChanged ? { version: seen.version, form: JSON.parse(typed) } : null)
  }, [draft, typed, isChanged, seen.version])
  return {
    seen,
    asked,
    form,
    values,
    isChanged,
    /** True when the order changed since the stored correction began. */
    isOutdated: stored !== null && stored.version !== order.version && seen === order,
    /** Puts the same entries over the order as it is now. */
    rebase: (fresh: Order) => {
      setSeen(fresh)
      form.reset(fitted(form.getValues(), fresh))
    },
    /** Forgets the stored entries; the answer stores them again. */
    forget: () => {
      draft.store(null)
      return () => draft.store({ version: seen.version, form: values })
    },
  }
}
