import type { ShopFacts } from '@/domain/store/facts'

/** For how long a shop that takes returns takes them, in a text that names facts in braces. */
export const returnTimeIn = ({ return_days: days }: ShopFacts): string =>
  `{return_days} ${days === '1' ? 'day' : 'days'}`
