import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { fieldModes } from '@/domain/delivery/checkout-fields'
import { cardProviders } from '@/domain/money/card-provider'
import { currencies } from '@/domain/money/currencies'
import { orderMailModes } from '@/domain/orders/order-mail'
import { languages } from '@/domain/text/spoken-languages'
import { parseAnswer } from '../supabase/answer'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { column, part, rowOf, textOrEmpty, textOrNull } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { settingsEntries } from './fetch-settings'
import { settingsKeys } from './settings-keys'
import { translationKeys } from './translation-keys'

const columns =
  'contact_email,country,order_prefix,packing_days_min,packing_days_max,return_days,withdrawal_days,returns_are_free,exchange_days,shows_fit,measures_reductions,measure_detail,email_field,zip_field,last_name_field,company_asked,quick_order,default_country,time_zone,currency,currency_rates,welcome_percent,student_percent,checkout_enabled,low_stock_threshold,cancel_window_minutes,line_limit,card_provider,bank_holder,bank_name,bank_account,bank_swift,bank_due_days,cod_enabled,pack_only_confirmed,parcels_may_open,parcels_may_try_on,order_mail,support_phone,support_phone_hours,support_chat_url,support_chat_hours,support_email_hours,instagram_url,tiktok_url,pinterest_url,facebook_url,legal_name,legal_address,legal_email,legal_phone,legal_ice,legal_if,legal_rc,legal_tp,legal_capital,vat_rate,vat_rates,vat_shown,languages,payment_marks,updated_at' as const

/** The settings as the owner changes them: in amounts, minutes and rates, with the moment of the last change. */
const ownerSettings = rowOf({
  /** Business days until an order is packed, days for which it can be returned, and for which a piece is kept for an exchange;
   * null promises nothing. */
  shop: part(
    rowOf({
      contactEmail: textOrNull,
      country: v.string(),
      orderPrefix: v.string(),
      packingLeast: column('packing_days_min', v.nullable(v.number())),
      packingMost: column('packing_days_max', v.nullable(v.number())),
      returnDays: v.nullable(v.number()),
      withdrawalDays: v.nullable(v.number()),
      returnsAreFree: v.boolean(),
      exchangeDays: v.nullable(v.number()),
      showsFit: v.boolean(),
      measuresReductions: v.boolean(),
      measureDetail: textOrNull,
    }),
  ),
  /** What the checkout asks for; null is as usual in the shop's country. */
  fields: part(
    rowOf({
      email: column('email_field', v.nullable(v.picklist(fieldModes))),
      zipCode: column('zip_field', v.nullable(v.picklist(fieldModes))),
      lastName: column('last_name_field', v.nullable(v.picklist(fieldModes))),
    }),
  ),
  /** Whether customers may name the company that the invoice is for. */
  companyAsked: v.boolean(),
  /** Of the categories whose goods have another rate of VAT, in percent, by slug. */
  vatRates: v.record(v.string(), v.number()),
  /** Whether products are ordered with a phone number, too. */
  quickOrder: v.boolean(),
  languages: v.array(v.picklist(languages)),
  currency: v.picklist(currencies),
  ...settingsEntries,
  lowStock: column('low_stock_threshold', v.number()),
  cancelMinutes: column('cancel_window_minutes', v.number()),
  cardProvider: v.nullable(v.picklist(cardProviders)),
  codEnabled: v.boolean(),
  /** Cash orders that are not confirmed on the phone cannot be packed. */
  packOnlyConfirmed: v.boolean(),
  /** What new parcels allow at the door, before the customer pays. */
  parcelsMayOpen: v.boolean(),
  parcelsMayTryOn: v.boolean(),
  /** How often owners get a mail about new orders. */
  orderMail: v.picklist(orderMailModes),
  /** The account for bank transfers; its texts are empty while there is none. */
  bank: part(
    rowOf({
      holder: column('bank_holder', textOrEmpty),
      name: column('bank_name', textOrEmpty),
      account: column('bank_account', textOrEmpty),
      swift: column('bank_swift', textOrEmpty),
      dueDays: column('bank_due_days', v.number()),
    }),
  ),
  /** As the database wrote it: a change from elsewhere since then is not overwritten. */
  version: column('updated_at', v.string()),
})
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
  return useMutation({
    mutationFn: async ({ version, ...settings }: OwnerSettings) => {
      const rows = await unwrap(
        rest
          .from('shop_settings')
          .update({
            contact_email: settings.shop.contactEmail,
            country: settings.shop.country,
            order_prefix: settings.shop.orderPrefix,
            packing_days_min: settings.shop.packingLeast,
            packing_days_max: settings.shop.packingMost,
            return_days: settings.shop.returnDays,
            withdrawal_days: settings.shop.withdrawalDays,
            returns_are_free: settings.shop.returnsAreFree,
            exchange_days: settings.shop.exchangeDays,
            shows_fit: settings.shop.showsFit,
            measures_reductions: settings.shop.measuresReductions,
            measure_detail: settings.shop.measureDetail,
            email_field: settings.fields.email,
            zip_field: settings.fields.zipCode,
            last_name_field: settings.fields.lastName,
            company_asked: settings.companyAsked,
            vat_rates: settings.vatRates,
            quick_order: settings.quickOrder,
            default_country: settings.defaultCountry,
            time_zone: settings.timeZone,
            languages: settings.languages,
            currency: settings.currency,
            welcome_percent: settings.welcomePercent,
            student_percent: settings.studentPercent,
            // A rate of its own would be a leftover of another currency's.
            currency_rates: { ...settings.rates, [settings.currency]: undefined },
            checkout_enabled: settings.checkoutEnabled,
            low_stock_threshold: settings.lowStock,
            cancel_window_minutes: settings.cancelMinutes,
            line_limit: settings.lineLimit,
            card_provider: settings.cardProvider,
            cod_enabled: settings.codEnabled,
            payment_marks: settings.paymentMarks,
            pack_only_confirmed: settings.packOnlyConfirmed,
            parcels_may_open: settings.parcelsMayOpen,
            parcels_may_try_on: settings.parcelsMayTryOn,
            order_mail: settings.orderMail,
            bank_holder: settings.bank.holder || null,
            bank_name: settings.bank.name || null,
            bank_account: settings.bank.account || null,
            bank_swift: settings.bank.swift || null,
            bank_due_days: settings.bank.dueDays,
            support_phone: settings.support.phone,
            support_chat_url: settings.support.chatUrl,
            support_phone_hours: settings.support.hours.phone,
            support_chat_hours: settings.support.hours.chat,
            support_email_hours: settings.support.hours.email,
            instagram_url: settings.support.social.instagram,
            tiktok_url: settings.support.social.tiktok,
            pinterest_url: settings.support.social.pinterest,
            facebook_url: settings.support.social.facebook,
            legal_name: settings.identity.name,
            legal_address: settings.identity.address.join('\n') || null,
            legal_email: settings.identity.email,
            legal_phone: settings.identity.phone,
            legal_ice: settings.identity.ice,
            legal_if: settings.identity.taxId,
            legal_rc: settings.identity.register,
            legal_tp: settings.identity.professionalTax,
            legal_capital: settings.identity.capital,
            vat_rate: settings.identity.vatRate,
            vat_shown: settings.identity.vatShown,
          })
          .eq('updated_at', version)
          .select('id'),
      )
      if (rows.length === 0) throw new AppError('conflict', 'SETTINGS_CHANGED')
    },
    onSettled: useRefresh(settingsKeys.all, translationKeys.all),
  })
}
