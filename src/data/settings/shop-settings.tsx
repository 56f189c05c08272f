import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { setShop, shop } from '@/config/shop'
import { setShopZone, shopZone } from '@/config/shop-zone'
import type { ShopSettings } from './fetch-settings'
import { settingsQuery } from './settings-queries'

const SettingsContext = createContext<ShopSettings | undefined>(undefined)

/** Reads the shop's settings once for all prices of a page: a list of products would need an observer per card. */
export function ShopSettingsProvider({ children }: { children: ReactNode }) {
  // Pages come with them in their HTML, and mount() has them fetched again once the page is there.
  const { data } = useQuery({ ...settingsQuery(), refetchOnMount: false })
  if (data) {
    setShop(data, data.optionWords)
    setShopZone(data.timeZone)
  }
  return <SettingsContext value={data}>{children}</SettingsContext>
}

/** The shop's settings; undefined until they have loaded. */
export const useShopSettings = () => use(SettingsContext)

/** The shop's own facts; what uses them is rendered again when the settings bring others. */
export function useShop() {
  useShopSettings()
  return shop
}

/** The zone of the shop's days; what uses it is rendered again when the settings bring another. */
export function useShopZone(): string {
  useShopSettings()
  return shopZone()
}
