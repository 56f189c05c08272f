import { optionalKeys } from '@/config/browser-storage'
import { searchLimits } from '@/config/search'
import { addRecent, type RecentListRule, removeRecent } from '@/domain/catalogue/recent-list'
import { consentedList } from '../preferences/consented-list'

const rule: RecentListRule = {
  most: searchLimits.recentSearches,
  storedLength: searchLimits.storedLength,
  clean(text) {
    const words = text.trim().replace(/\s+/g, ' ')
    const fits = words.length >= searchLimits.suggestFrom && words.length <= searchLimits.queryLength
    return fits && words.isWellFormed() && !/\p{Cc}/u.test(words) ? words : null
  },
}
const searches = consentedList(optionalKeys.searches, rule)

/** Recent searches of this browser, newest first. */
export const useRecentSearches = searches.use

export const rememberSearch = (query: string) => searches.change((list) => addRecent(list, query, rule))
export const forgetSearch = (query: string) => searches.change((list) => removeRecent(list, query))

/** Clears the list and returns the function that restores it. */
export function clearSearches(): () => void {
  let before: readonly string[] = []
  searches.change((list) => {
    before = list
    return []
  })
  return () => searches.change(() => before)
}
