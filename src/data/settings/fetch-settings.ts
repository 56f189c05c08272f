import * as v from 'valibot'
import { paymentMethods } from '@/domain/order'
import { fetchZones } from '../delivery/delivery-zones'
import { rest, unwrap } from '../supabase/rest'
import { parseAnswer } from '../supabase/rpc'
import { numeric } from '../supabase/schemas'
import type { ShopSettings } from './settings-queries'

export async function fetchSettings(signal: AbortSignal): Promise<ShopSettings> {
  const [[row], zones] = await Promise.all([
    unwrap(
      rest
        .from('shop_settings')
        .select(
          'currency,currency_rates,checkout_enabled,low_stock_threshold,cancel_window_minutes,payment_methods,welcome_percent,student_percent',
        )
        .limit(1)
        .abortSignal(signal),
    ),
    fetchZones(signal),
  ])
  return { ...parseAnswer('shop_settings', settings, row), zones }
}

/** Columns that shoppers and owners read alike. */
export const settingsEntries = {
  currency: v.string(),
  currency_rates: v.record(v.string(), numeric),
  checkout_enabled: v.boolean(),
  low_stock_threshold: v.number(),
  cancel_window_minutes: v.number(),
}

const settings = v.pipe(
  v.object({
    ...settingsEntries,
    payment_methods: v.array(v.picklist(paymentMethods)),
    welcome_percent: v.number(),
    student_percent: v.number(),
  }),
  v.transform((row) => ({
    currency: row.currency,
    rates: row.currency_rates,
    checkoutEnabled: row.checkout_enabled,
    lowStockThreshold: row.low_stock_threshold,
    cancelWindowMinutes: row.cancel_window_minutes,
    paymentMethods: row.payment_methods,
    welcomePercent: row.welcome_percent,
    studentPercent: row.student_percent,
  })),
)
