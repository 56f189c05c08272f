export type RelativeDay = 'today' | 'yesterday' | 'this-year' | 'earlier'

/** The calendar day of a time beside that of `now`, both in the reader's own time zone. */
export function relativeDay(time: number, now: number): RelativeDay {
  const day = new Date(time)
  const today = new Date(now)
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  if (day.toDateString() === today.toDateString()) return 'today'
  if (day.toDateString() === yesterday.toDateString()) return 'yesterday'
  return day.getFullYear() === today.getFullYear() ? 'this-year' : 'earlier'
}
