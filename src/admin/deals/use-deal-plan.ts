import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { shopZone } from '@/config/shop-zone'
import type { AdminDeal } from '@/data/deals/admin-deals'
import { serverNow } from '@/data/supabase/server-clock'
import { newDealsSchema, type Plan, typedPlan } from '@/domain/discounts/deal-form'
import type { PlannedDeal } from '@/domain/discounts/deal-plan'
import { writeAmount } from '@/domain/money/amount'
import type { ProductSummary } from '@/domain/product/product'
import { ownerDraft } from '../shared/form/owner-draft'

const resolver = valibotResolver(newDealsSchema(serverNow, shopZone))
const empty: Plan = { kind: 'daily', percent: '', total: '', customerLimit: '', start: '', end: '', rows: [] }

/** The plan of new deals, stored in this browser until added or discarded. */
export function useDealPlan() {
  const [draft] = useState(() => ownerDraft('new-deal', typedPlan))
  const [first] = useState(() => draft.read() ?? empty)
  const form = useForm({ mode: 'onChange', shouldFocusError: false, resolver, defaultValues: first })
  const plan = form.watch()
  const isEmpty = JSON.stringify(plan) === JSON.stringify(empty)
  useEffect(() => draft.store(isEmpty ? null : plan))
  return {
    form,
    plan,
    isEmpty,
    /** Takes an updater, because an undo may arrive after further changes. */
    setRows: (update: (rows: PlannedDeal[]) => PlannedDeal[]) =>
      form.setValue('rows', update(form.getValues('rows'))),
    clear: () => form.reset(empty),
  }
}

export const planned = ({ id, title, picture, price, quantity }: ProductSummary): PlannedDeal => ({
  dealId: crypto.randomUUID(),
  id,
  title,
  image: picture.src,
  price,
  stock: quantity,
  dealPrice: null,
  total: null,
})

/** A plan with the same products, prices and quantities as these deals. */
export function plannedAgain(deals: readonly AdminDeal[]): Plan {
  const [first] = deals
  const rows = deals.map(({ product, price, total }) => ({
    dealId: crypto.randomUUID(),
    id: product.id,
    title: product.title,
    image: product.image,
    price: product.price,
    stock: product.quantity,
    dealPrice: writeAmount(price),
    total: String(total),
  }))
  return {
    ...empty,
    kind: first?.kind ?? 'daily',
    customerLimit: first?.customerLimit ? String(first.customerLimit) : '',
    rows: rows.filter((each, i) => rows.findIndex(({ id }) => id === each.id) === i),
  }
}
