import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { parseAnswer } from '../supabase/rpc'
import { numeric } from '../supabase/schemas'
import { settingsKeys } from './settings-keys'
import { settingsEntries } from './settings-queries'

const columns =
  'shipping_rate,free_shipping_threshold,currency_rates,checkout_enabled,low_stock_threshold,cancel_window_minutes,updated_at' as const

/** The settings as the owner changes them: in dollars, minutes and rates, with the moment of the last change. */
const ownerSettings = v.pipe(
  v.object({
    ...settingsEntries,
    shipping_rate: numeric,
    free_shipping_threshold: numeric,
    /** As the database wrote it: a change from elsewhere since then is not overwritten. */
    updated_at: v.string(),
  }),
  v.transform((row) => ({
    shippingRate: row.shipping_rate,
    freeAbove: row.free_shipping_threshold,
    rates: row.currency_rates,
    checkoutEnabled: row.checkout_enabled,
    lowStock: row.low_stock_threshold,
    cancelMinutes: row.cancel_window_minutes,
    version: row.updated_at,
  })),
)
export type OwnerSettings = v.InferOutput<typeof ownerSettings>

/** The settings again, for who is about to change them. */
export const ownerSettingsQuery = () =>
  queryOptions({
    queryKey: settingsKeys.owner(),
    queryFn: async ({ signal }) => {
      const row = await unwrap(rest.from('shop_settings').select(columns).abortSignal(signal).single())
      return parseAnswer('shop_settings', ownerSettings, row)
    },
  })

/**
 * Saves all settings; the checkout obeys them at once.
 * @throws AppError of the kind `conflict` when another user saved since they were read
 */
export function useSaveSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ version, ...settings }: OwnerSettings) => {
      const rows = await unwrap(
        rest
          .from('shop_settings')
          .update({
            shipping_rate: settings.shippingRate,
            free_shipping_threshold: settings.freeAbove,
            currency_rates: settings.rates,
            checkout_enabled: settings.checkoutEnabled,
            low_stock_threshold: settings.lowStock,
            cancel_window_minutes: settings.cancelMinutes,
          })
          .eq('updated_at', version)
          .select('id'),
      )
      if (rows.length === 0) throw new AppError('conflict', 'SETTINGS_CHANGED')
    },
    onSettled: () => client.invalidateQueries({ queryKey: settingsKeys.all }),
  })
}
