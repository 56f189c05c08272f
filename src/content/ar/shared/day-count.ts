import type * as english from '../../en/shared/day-count'
import { count } from './numbers'

export const dayCount: typeof english.dayCount = (days) =>
  count(days, { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' })
