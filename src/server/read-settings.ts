import type { QueryClient } from '@tanstack/react-query'
import { setShop } from '@/config/shop'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { settingsQuery } from '@/data/settings/settings-queries'

/** Every page needs the settings, and they rarely change: an answer serves for some seconds. */
const settingsAge = 5000
let known: { data: ShopSettings; at: number } | undefined
let purges = 0

/** After a change with these tags; an answer that was asked for before it may be older, and serves once. */
export function forgetSettings(tags: readonly string[]) {
  if (!tags.includes('shop')) return
  known = undefined
  purges += 1
}

/** Also makes them known to every text that names the shop. */
export async function readSettings(client: QueryClient): Promise<ShopSettings> {
  const query = settingsQuery()
  let settings = known
  if (!settings || Date.now() - settings.at > settingsAge) {
    const before = purges
    settings = { at: Date.now(), data: await client.fetchQuery(query) }
    if (before === purges) known = settings
  }
  // With its own time, by which a browser knows that it is not new.
  else client.setQueryData(query.queryKey, settings.data, { updatedAt: settings.at })
  setShop(settings.data)
  return settings.data
}
