import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { type RiskAction, type RiskReason, riskActions, riskReasons } from '@/domain/orders/order-risk'
import { auditKeys } from '../audit/audit-keys'
import { rpc } from '../supabase/rpc'
import { nothing, rowOf, textOrEmpty, timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { orderKeys } from './order-keys'

const deed = v.nullable(v.object({ at: timestamp, by: textOrEmpty }))
const risk = rowOf({
  reasons: v.array(v.object({ reason: v.picklist(riskReasons), figure: v.number() })),
  action: v.nullable(v.picklist(['call', 'hold'])),
  released: deed,
  forgiven: deed,
  blocked: deed,
  canBlock: v.boolean(),
})
/** What speaks against an order, what a rule wants of it, and what an owner has decided. */
export type OrderRisk = v.InferOutput<typeof risk>

export const orderRiskQuery = (orderId: string) =>
  queryOptions({
    queryKey: orderKeys.risk(orderId),
    queryFn: ({ signal }) => rpc('order_risk', { p_order_id: orderId }, risk, { signal }),
  })

/** Lets an order go, forgives its customer, or blocks its phone or no longer. @throws AppError */
export const decideRisk = ({ orderId, deed }: { orderId: string; deed: RiskDeed }) => {
  const args = { p_order_id: orderId }
  if (deed === 'release') return rpc('release_order', args, nothing)
  if (deed === 'forgive') return rpc('forgive_customer', args, nothing)
  return rpc('block_order_phone', { ...args, p_is_blocked: deed === 'block' }, nothing)
}
export type RiskDeed = 'release' | 'forgive' | 'block' | 'unblock'

export function useDecideRisk() {
  return useMutation({
    mutationFn: decideRisk,
    onSettled: useRefresh(orderKeys.all, riskKeys.all, auditKeys.all),
  })
}

const riskKeys = { all: ['risk'] as const }

const settings = rowOf({
  currency: v.string(),
  rules: v.array(
    rowOf({ reason: v.picklist(riskReasons), atLeast: v.number(), action: v.picklist(riskActions) }),
  ),
  blockedTotal: v.number(),
  blocked: v.array(v.object({ phone: v.string(), at: timestamp, by: textOrEmpty })),
})
export type RiskRule = v.InferOutput<typeof settings>['rules'][number]

/** The owner's rules about risky orders, and the blocked phones. */
export const riskSettingsQuery = () =>
  queryOptions({
    queryKey: riskKeys.all,
    queryFn: ({ signal }) => rpc('risk_settings', {}, settings, { signal }),
  })

type RuleChange = { reason: RiskReason; atLeast: number; action: RiskAction }
export const setRiskRule = ({ reason, atLeast, action }: RuleChange) =>
  rpc('set_risk_rule', { p_reason: reason, p_at_least: atLeast, p_action: action }, nothing)

export function useSetRiskRule() {
  return useMutation({ mutationFn: setRiskRule, onSettled: useRefresh(riskKeys.all, auditKeys.all) })
}

export const unblockPhone = (phone: string) => rpc('unblock_phone', { p_phone: phone }, v.boolean())

export function useUnblockPhone() {
  return useMutation({
    mutationFn: unblockPhone,
    onSettled: useRefresh(riskKeys.all, orderKeys.all, auditKeys.all),
  })
}
