import type * as english from '../../en/pages/return-time'
import { count } from '../shared/numbers'

/** For how long a shop that takes returns takes them, as it stands after خلال. */
export const returnTimeIn: typeof english.returnTimeIn = ({ return_days: days }) =>
  days === null
    ? '{return_days}'
    : count(Number(days), {
        one: 'يوم واحد',
        two: 'يومين',
        few: 'أيام',
        many: 'يومًا',
        other: 'يوم',
      })
