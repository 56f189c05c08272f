import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CardProvider, cardProviders } from '@/domain/payment'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { settingsKeys } from './settings-queries'

const columns =
  'shipping_rate,free_shipping_threshold,currency_rates,checkout_enabled,low_stock_threshold,cancel_window_minutes,card_provider,bank_holder,bank_name,bank_account,bank_swift,bank_due_days,cod_enabled,updated_at' as const

/** The settings as the owner changes them: in dollars, minutes and rates, with the moment of the last change. */
export type OwnerSettings = {
  shippingRate: number
  freeAbove: number
  rates: Record<string, number>
  checkoutEnabled: boolean
  lowStock: number
  cancelMinutes: number
  cardProvider: CardProvider | null
  codEnabled: boolean
  /** Where transfers go; texts are empty while there is no account. */
  bank: { holder: string; name: string; account: string; swift: string; dueDays: number }
  /** As the database wrote it: a change from elsewhere since then is not overwritten. */
  version: string
}

/** The settings again, for who is about to change them. */
export const ownerSettingsQuery = () =>
  queryOptions({
    queryKey: [...settingsKeys.all, 'owner'],
    queryFn: async ({ signal }): Promise<OwnerSettings> => {
      const row = await unwrap(rest.from('shop_settings').select(columns).abortSignal(signal).single())
      return {
        shippingRate: Number(row.shipping_rate),
        freeAbove: Number(row.free_shipping_threshold),
        rates: Object.fromEntries(
          Object.entries(row.currency_rates as Record<string, unknown>).map(([code, rate]) => [
            code,
            Number(rate),
          ]),
        ),
        checkoutEnabled: row.checkout_enabled,
        lowStock: row.low_stock_threshold,
        cancelMinutes: row.cancel_window_minutes,
        cardProvider: cardProviders.find((provider) => provider === row.card_provider) ?? null,
        codEnabled: row.cod_enabled,
        bank: {
          holder: row.bank_holder ?? '',
          name: row.bank_name ?? '',
          account: row.bank_account ?? '',
          swift: row.bank_swift ?? '',
          dueDays: row.bank_due_days,
        },
        version: row.updated_at,
      }
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
            card_provider: settings.cardProvider,
            cod_enabled: settings.codEnabled,
            bank_holder: settings.bank.holder || null,
            bank_name: settings.bank.name || null,
            bank_account: settings.bank.account || null,
            bank_swift: settings.bank.swift || null,
            bank_due_days: settings.bank.dueDays,
          })
          .eq('updated_at', version)
          .select('id'),
      )
      if (rows.length === 0) throw new AppError('conflict', 'SETTINGS_CHANGED')
    },
    onSettled: () => client.invalidateQueries({ queryKey: settingsKeys.all }),
  })
}
