import type { QueryClient } from '@tanstack/react-query'
import { readAdditions } from '@/app/page-additions'
import { setShop } from '@/config/shop'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { settingsQuery } from '@/data/settings/settings-queries'

/** Every page needs the settings, and they rarely change: an answer serves for some seconds. */
const settingsAge = 5000
let known: { data?: ShopSettings; at?: number } = {}

/** After a change with these tags. An answer that was asked for before may be older than it, and is for its own page alone. */
export const forgetSettings = (tags: readonly string[]) => {
  if (tags.includes('shop')) known = {}
}

/** Also makes them known to every text that names the shop. */
export async function readSettings(client: QueryClient): Promise<ShopSettings> {
  const query = settingsQuery()
  const place = known
  let { data, at = 0 } = place
  // With its own time, by which a browser knows that it is not new.
  if (data && Date.now() - at <= settingsAge) client.setQueryData(query.queryKey, data, { updatedAt: at })
  else {
    at = Date.now()
    ;[data] = await Promise.all([client.fetchQuery(query), readAdditions()])
    Object.assign(place, { data, at })
  }
  setShop(data, data.optionWords)
  return data
}
