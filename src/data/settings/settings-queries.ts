import { queryOptions } from '@tanstack/react-query'
import type { DeliveryZone } from '@/domain/delivery'
import type { PaymentMethod } from '@/domain/order'
import { settingsKeys } from './settings-keys'

export type ShopSettings = {
  /** Where the shop delivers to, how, and for how much. */
  zones: DeliveryZone[]
  /** What prices are kept and charged in (ISO 4217). */
  currency: string
  /** How many of a currency one unit of the shop's own buys, for display. */
  rates: Record<string, number>
  checkoutEnabled: boolean
  lowStockThreshold: number
  cancelWindowMinutes: number
  /** What the checkout offers, in its order. */
  paymentMethods: PaymentMethod[]
  /** What new customers and students get, in percent; 0 when there is no such offer. */
  welcomePercent: number
  studentPercent: number
}

export const settingsQuery = () =>
  queryOptions({
    queryKey: settingsKeys.shop(),
    // Pages come with the settings in their HTML: what reads them again is not part of the first load.
    queryFn: async ({ signal }) => (await import('./fetch-settings')).fetchSettings(signal),
    staleTime: 5 * 60_000,
  })
