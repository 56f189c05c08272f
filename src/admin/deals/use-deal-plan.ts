import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { AdminDeal } from '@/data/deals/admin-deals'
import type { PlannedDeal } from '@/domain/discounts/deal-plan'
import type { ProductSummary } from '@/domain/product/product'
import { ownerDraft } from '../shared/form/owner-draft'

const planSchema = v.object({
  kind: v.picklist(['flash', 'daily']),
  percent: v.string(),
  total: v.string(),
  customerLimit: v.optional(v.string(), ''),
  start: v.string(),
  end: v.string(),
  rows: v.array(
    v.object({
      dealId: v.string(),
      id: v.string(),
      title: v.string(),
      image: v.string(),
      price: v.number(),
      stock: v.number(),
      dealPrice: v.nullable(v.string()),
      total: v.nullable(v.string()),
    }),
  ),
})
export type Plan = v.InferOutput<typeof planSchema>

const empty: Plan = { kind: 'daily', percent: '', total: '', customerLimit: '', start: '', end: '', rows: [] }

/** The plan of new deals, stored in this browser until added or discarded. */
export function useDealPlan() {
  const [draft] = useState(() => ownerDraft('new-deal', planSchema))
  const [plan, setPlan] = useState(() => draft.read() ?? empty)
  useEffect(() => draft.store(plan === empty ? null : plan), [draft, plan])
  return {
    plan,
    isEmpty: JSON.stringify(plan) === JSON.stringify(empty),
    change: (patch: Partial<Plan>) => setPlan((current) => ({ ...current, ...patch })),
    changeRow: (id: string, patch: Partial<PlannedDeal>) =>
      setPlan((current) => ({
        ...current,
        rows: current.rows.map((row) => (row.id === id ? { ...row, ...patch } : row)),
      })),
    /** Takes an updater, because an undo may arrive after further changes. */
    setRows: (update: (rows: PlannedDeal[]) => PlannedDeal[]) =>
      setPlan((current) => ({ ...current, rows: update(current.rows) })),
    restore: setPlan,
    clear: () => setPlan(empty),
  }
}

const row = (id: string, title: string, image: string, price: number, stock: number): PlannedDeal => ({
  dealId: crypto.randomUUID(),
  id,
  title,
  image,
  price,
  stock,
  dealPrice: null,
  total: null,
})

export const planned = ({ id, title, picture, price, quantity }: ProductSummary): PlannedDeal =>
  row(id, title, picture.src, price, quantity)

/** A plan with the same products, prices and quantities as these deals. */
export function plannedAgain(deals: readonly AdminDeal[]): Plan {
  const [first] = deals
  const rows = deals.map(({ product, price, total }) => ({
    ...row(product.id, product.title, product.image, product.price, product.quantity),
    dealPrice: (price / 100).toFixed(2),
    total: String(total),
  }))
  return {
    ...empty,
    kind: first?.kind ?? 'daily',
    customerLimit: first?.customerLimit ? String(first.customerLimit) : '',
    rows: rows.filter((each, i) => rows.findIndex(({ id }) => id === each.id) === i),
  }
}
