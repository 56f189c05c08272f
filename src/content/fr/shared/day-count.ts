import type * as english from '../../en/shared/day-count'
import { count } from './numbers'

export const dayCount: typeof english.dayCount = (days) => count(days, 'jour', 'jours')
