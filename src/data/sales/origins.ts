import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Minor, toDecimal } from '@/domain/money/money'
import type { DayRange } from '@/domain/orders/sales'
import type { OriginTouch } from '@/domain/origins/origin-result'
import { auditKeys } from '../audit/audit-keys'
import { rpc } from '../supabase/rpc'
import { money, rowOf, timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { salesKeys } from './sales-keys'

const report = rowOf({
  /** Since when origins are kept; null where they are not. */
  since: v.nullable(timestamp),
  /** Orders in another currency than the shop's, which the rows leave out. */
  otherCurrency: v.number(),
  rows: v.array(
    rowOf({
      source: v.string(),
      campaign: v.string(),
      orders: v.number(),
      delivered: v.number(),
      refused: v.number(),
      cancelled: v.number(),
      revenue: money,
      refunded: money,
      income: money,
      goods: money,
      /** Pieces that left and have no cost. */
      unknown: v.number(),
      delivery: money,
      campaignCost: money,
    }),
  ),
})
type OriginReport = v.InferOutput<typeof report>
export type OriginRow = OriginReport['rows'][number]

/** Where the orders of a range came from, and what they came to by now. */
export const originReportQuery = (range: DayRange, touch: OriginTouch) =>
  queryOptions({
    queryKey: salesKeys.origins(range, touch),
    queryFn: ({ signal }) =>
      rpc('origin_report', { p_from: range.from, p_to: range.to, p_touch: touch }, report, {
        get: true,
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** Keeps where customers come from, or no longer. @throws AppError */
export const keepOrigins = (on: boolean) => rpc('keep_origins', { p_on: on }, v.boolean())

export function useKeepOrigins() {
  return useMutation({ mutationFn: keepOrigins, onSettled: useRefresh(salesKeys.all, auditKeys.all) })
}

const costs = v.array(
  v.object({
    id: v.string(),
    source: v.string(),
    campaign: v.string(),
    from: v.string(),
    to: v.string(),
    amount: money,
  }),
)

export const campaignCostsQuery = () =>
  queryOptions({
    queryKey: salesKeys.costs(),
    queryFn: ({ signal }) => rpc('list_campaign_costs', {}, costs, { get: true, signal }),
  })

type NewCost = { source: string; campaign: string; from: string; to: string; amount: Minor }

/** Adds what a campaign cost. @throws AppError TOO_MANY_COSTS */
export const addCampaignCost = ({ source, campaign, from, to, amount }: NewCost) =>
  rpc(
    'add_campaign_cost',
    { p_source: source, p_campaign: campaign, p_from: from, p_to: to, p_amount: toDecimal(amount) },
    v.string(),
  )

export function useAddCampaignCost() {
  return useMutation({ mutationFn: addCampaignCost, onSettled: useRefresh(salesKeys.all, auditKeys.all) })
}

export const deleteCampaignCost = (id: string) => rpc('delete_campaign_cost', { p_id: id }, v.boolean())

export function useDeleteCampaignCost() {
  return useMutation({ mutationFn: deleteCampaignCost, onSettled: useRefresh(salesKeys.all, auditKeys.all) })
}
