import { lazyPart } from '@/ui/lazy-part'

/** The recently viewed products, for pages that can do without them at first. Render it inside `Deferred`. */
export const RecentlyViewed = lazyPart(
  () => import('./recently-viewed-section').then((module) => module.RecentlyViewed),
  { whenIdle: true },
)
