import { optionalKeys } from '@/config/browser-storage'
import { searchLimits } from '@/config/search'
import { addRecent, type RecentListRule } from '@/domain/catalogue/recent-list'
import { consentedList } from '../preferences/consented-list'

const rule: RecentListRule = {
  most: searchLimits.recentlyViewed,
  storedLength: searchLimits.storedLength,
  clean: (slug) => (/^[a-z0-9-]{1,120}$/.test(slug) ? slug : null),
}
const viewed = consentedList(optionalKeys.viewed, rule)

/** The slugs of recently viewed products, newest first. */
export const useRecentlyViewed = viewed.use

export const rememberViewed = (slug: string) => viewed.change((list) => addRecent(list, slug, rule))

/** Clears the list and returns the function that restores it. */
export function clearViewed(): () => void {
  let before: readonly string[] = []
  viewed.change((list) => {
    before = list
    return []
  })
  return () => viewed.change(() => before)
}
