import { part } from '@/ui/deferred'

/** The recently viewed products for a page that can do without them at first; for `Deferred`. */
export const recentlyViewed = part(() =>
  import('./recently-viewed-section').then((module) => module.RecentlyViewed),
)
