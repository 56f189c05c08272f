import { PopularCategories } from './popular-categories'
import { RecentSearches } from './recent-searches'
import { TrendingNow } from './trending-now'

/** The search page before a search: recent searches, trending products and popular categories. */
export function SearchStart() {
  return (
    <div className="mb-section grid grid-cols-1 gap-10 pt-6 md:gap-12 md:pt-8">
      <RecentSearches />
      <TrendingNow />
      <PopularCategories />
    </div>
  )
}
