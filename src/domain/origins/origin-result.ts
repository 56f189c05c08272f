import type { Minor } from '../money/money'

/** By the first or the last visit before the order. */
export const originTouches = ['last', 'first'] as const
export type OriginTouch = (typeof originTouches)[number]

/** What orders came to so far: what they brought in, less goods, delivery and what the campaign cost. */
export const profitOf = ({
  income,
  goods,
  delivery,
  campaignCost,
}: Record<'income' | 'goods' | 'delivery' | 'campaignCost', Minor>): Minor =>
  income - goods - delivery - campaignCost
