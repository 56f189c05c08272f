import { useEffect } from 'react'
import { paths } from '@/config/paths'
import { pathPrefix, withoutPrefix } from '@/config/site'
import { useShopSettings } from '@/data/settings/shop-settings'
import { language } from '@/domain/text/language'

const isOfAdmin = (pathname: string) => pathname === paths.admin || pathname.startsWith(`${paths.admin}/`)

/** Where this document was opened, whatever the router has shown since. */
const openedAt = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry ? new URL(entry.name).pathname : location.pathname
}

/**
 * The admin speaks the language that its owner has chosen (src/server/shop.ts), the shop's pages speak theirs, and a document
 * has the words of one: who comes from a page in another, or goes to one, gets another document.
 */
export function useOwnDocument() {
  const first = useShopSettings()?.languages[0]
  useEffect(() => {
    const [, chosen = language] = /(?:^|; )admin_language=(\w+)/.exec(document.cookie) ?? []
    if (isOfAdmin(openedAt())) return
    // An address without a language before it is never left again, whatever answers it.
    if (pathPrefix() !== '')
      location.replace(withoutPrefix(location.pathname) + location.search + location.hash)
    else if (chosen !== language) location.reload()
  }, [])
  useEffect(
    () => () => {
      if (!isOfAdmin(location.pathname) && first !== undefined && first !== language) location.reload()
    },
    [first],
  )
}
