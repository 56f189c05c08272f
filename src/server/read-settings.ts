import type { QueryClient } from '@tanstack/react-query'
import { setShop } from '@/config/shop'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { settingsQuery } from '@/data/settings/settings-queries'

/** Every page needs the settings, and they rarely change: an answer serves for some seconds. */
const settingsAge = 5000
let known: { data: ShopSettings; at: number } | undefined

/** Also makes them known to every text that names the shop. */
export async function readSettings(client: QueryClient): Promise<ShopSettings> {
  const query = settingsQuery()
  if (!known || Date.now() - known.at > settingsAge)
    known = { at: Date.now(), data: await client.fetchQuery(query) }
  // With its own time, by which a browser knows that it is not new.
  else client.setQueryData(query.queryKey, known.data, { updatedAt: known.at })
  setShop(known.data)
  return known.data
}
