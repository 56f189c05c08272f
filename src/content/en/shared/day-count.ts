/** A number of days. */
export const dayCount = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`
