import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type PaymentMethod, paymentMethods } from '@/domain/order'
import type { ShippingPolicy } from '@/domain/shipping'
import { rest, unwrap } from '../supabase/rest'
import { parseAnswer } from '../supabase/rpc'
import { money, numeric } from '../supabase/schemas'
import { settingsKeys } from './settings-keys'

export type ShopSettings = {
  shipping: ShippingPolicy
  /** How many of a currency one US dollar buys, for display. */
  rates: Record<string, number>
  checkoutEnabled: boolean
  lowStockThreshold: number
  cancelWindowMinutes: number
  /** What the checkout offers, in its order. */
  paymentMethods: PaymentMethod[]
}

export const settingsQuery = () =>
  queryOptions({
    queryKey: settingsKeys.shop(),
    queryFn: ({ signal }) => fetchSettings(signal),
    staleTime: 5 * 60_000,
  })

async function fetchSettings(signal: AbortSignal): Promise<ShopSettings> {
  const row = await unwrap(
    rest
      .from('shop_settings')
      .select(
        'shipping_rate,free_shipping_threshold,currency_rates,checkout_enabled,low_stock_threshold,cancel_window_minutes,payment_methods',
      )
      .abortSignal(signal)
      .single(),
  )
  return parseAnswer('shop_settings', settings, row)
}

/** Columns that shoppers and owners read alike. */
export const settingsEntries = {
  currency_rates: v.record(v.string(), numeric),
  checkout_enabled: v.boolean(),
  low_stock_threshold: v.number(),
  cancel_window_minutes: v.number(),
}

const settings = v.pipe(
  v.object({
    ...settingsEntries,
    shipping_rate: money,
    free_shipping_threshold: money,
    payment_methods: v.array(v.picklist(paymentMethods)),
  }),
  v.transform(
    (row): ShopSettings => ({
      shipping: { rate: row.shipping_rate, freeAbove: row.free_shipping_threshold },
      rates: row.currency_rates,
      checkoutEnabled: row.checkout_enabled,
      lowStockThreshold: row.low_stock_threshold,
      cancelWindowMinutes: row.cancel_window_minutes,
      paymentMethods: row.payment_methods,
    }),
  ),
)
