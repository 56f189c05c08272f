/** Whether shoppers see a product: only a live one. A scheduled one goes live at its time. */
export const productStatuses = ['draft', 'scheduled', 'live', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** The times for which a product may be scheduled: to come, within two years. */
export const isScheduleTime = (at: number, now: number): boolean =>
  at > now && at < now + 2 * 365 * 86_400_000
