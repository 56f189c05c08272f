import type * as english from '../../en/pages/return-time'

/** For how long a shop that takes returns takes them, in a text that names facts in braces. */
export const returnTimeIn: typeof english.returnTimeIn = ({ return_days: days }) =>
  `{return_days} ${Number(days) < 2 ? 'jour' : 'jours'}`
