import * as v from 'valibot'

/** What may speak against a cash order (private.risk_reasons). */
export const riskReasons = ['refused', 'unanswered', 'names', 'city', 'value'] as const
export type RiskReason = (typeof riskReasons)[number]
/** What an owner's rule wants of such an order; `none` only says it. */
export const riskActions = ['none', 'call', 'prepay', 'hold'] as const
export type RiskAction = (typeof riskActions)[number]

const most: Readonly<Record<RiskReason, number>> = {
  refused: 99,
  unanswered: 99,
  names: 99,
  city: 100,
  value: 9_999_999,
}

/** A rule as it is typed: from which whole figure on it counts. */
export const riskRuleSchema = (reason: RiskReason) =>
  v.object({
    atLeast: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (typed) => /^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most[reason],
        'value',
      ),
      v.transform(Number),
    ),
    action: v.picklist(riskActions),
  })
