import { queryOptions } from '@tanstack/react-query'
import { toMinor } from '@/domain/money'
import { type PaymentMethod, paymentMethods } from '@/domain/order'
import type { ShippingPolicy } from '@/domain/shipping'
import { rest, unwrap } from '../supabase/rest'

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

export const settingsKeys = { all: ['settings'] as const }

export const settingsQuery = () =>
  queryOptions({
    queryKey: settingsKeys.all,
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
  return {
    shipping: { rate: toMinor(row.shipping_rate), freeAbove: toMinor(row.free_shipping_threshold) },
    rates: toRates(row.currency_rates),
    checkoutEnabled: row.checkout_enabled,
    lowStockThreshold: row.low_stock_threshold,
    cancelWindowMinutes: row.cancel_window_minutes,
    paymentMethods: paymentMethods.filter((method) => row.payment_methods.includes(method)),
  }
}

function toRates(value: unknown): Record<string, number> {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => Number(entry[1]) > 0))
}
