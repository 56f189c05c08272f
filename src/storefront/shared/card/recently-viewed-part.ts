import { lazyPart } from '@/ui/lazy-part'

/** The recently viewed products, deferred. Render it inside `Deferred`. */
export const RecentlyViewed = lazyPart(
  () => import('./recently-viewed-section').then((module) => module.RecentlyViewed),
  { when: 'hydrated' },
)
