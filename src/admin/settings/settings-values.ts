import type { OwnerSettings } from '@/data/settings/settings-mutations'
import { formatAccount } from '@/domain/money/bank-account'
import type { SettingsForm } from '@/domain/shop/settings-form'

const ratesOf = ({ currency, rates }: OwnerSettings) => {
  const rateOf = (code: string) => (code === currency ? '1' : String(rates[code] ?? ''))
  return { USD: rateOf('USD'), EUR: rateOf('EUR'), GBP: rateOf('GBP'), MAD: rateOf('MAD') }
}

/** Saved settings as their form has them. */
export const toForm = (settings: OwnerSettings): SettingsForm => ({
  version: settings.version,
  shop: {
    contactEmail: settings.shop.contactEmail ?? '',
    country: settings.shop.country,
    orderPrefix: settings.shop.orderPrefix,
    packingLeast: String(settings.shop.packingLeast ?? ''),
    packingMost: String(settings.shop.packingMost ?? ''),
    returnDays: String(settings.shop.returnDays ?? ''),
    withdrawalDays: String(settings.shop.withdrawalDays ?? ''),
    returnsAreFree: settings.shop.returnsAreFree,
    exchangeDays: String(settings.shop.exchangeDays ?? ''),
    showsFit: settings.shop.showsFit,
    measuresReductions: settings.shop.measuresReductions,
    measureDetail: settings.shop.measureDetail ?? '',
  },
  checkoutEnabled: settings.checkoutEnabled,
  fields: {
    email: settings.fields.email ?? '',
    zipCode: settings.fields.zipCode ?? '',
    lastName: settings.fields.lastName ?? '',
  },
  companyAsked: settings.companyAsked,
  quickOrder: settings.quickOrder,
  defaultCountry: settings.defaultCountry,
  timeZone: settings.timeZone,
  languages: settings.languages,
  welcomePercent: String(settings.welcomePercent),
  studentPercent: String(settings.studentPercent),
  cancelMinutes: String(settings.cancelMinutes),
  lowStock: String(settings.lowStock),
  lineLimit: String(settings.lineLimit),
  cardProvider: settings.cardProvider ?? '',
  codEnabled: settings.codEnabled,
  paymentMarks: settings.paymentMarks,
  packOnlyConfirmed: settings.packOnlyConfirmed,
  parcelsMayOpen: settings.parcelsMayOpen,
  parcelsMayTryOn: settings.parcelsMayTryOn,
  orderMail: settings.orderMail,
  bank: {
    holder: settings.bank.holder,
    name: settings.bank.name,
    account: formatAccount(settings.bank.account),
    swift: settings.bank.swift,
    dueDays: String(settings.bank.dueDays),
  },
  support: {
    phone: settings.support.phone ?? '',
    chatUrl: settings.support.chatUrl ?? '',
    hours: {
      chat: settings.support.hours.chat ?? '',
      phone: settings.support.hours.phone ?? '',
      email: settings.support.hours.email ?? '',
    },
    social: {
      instagram: settings.support.social.instagram ?? '',
      tiktok: settings.support.social.tiktok ?? '',
      pinterest: settings.support.social.pinterest ?? '',
      facebook: settings.support.social.facebook ?? '',
    },
  },
  identity: {
    name: settings.identity.name ?? '',
    address: settings.identity.address.join('\n'),
    email: settings.identity.email ?? '',
    phone: settings.identity.phone ?? '',
    ice: settings.identity.ice ?? '',
    taxId: settings.identity.taxId ?? '',
    register: settings.identity.register ?? '',
    professionalTax: settings.identity.professionalTax ?? '',
    capital: settings.identity.capital ?? '',
    vatRate: settings.identity.vatRate === null ? '' : String(settings.identity.vatRate),
    vatShown: settings.identity.vatShown,
  },
  vatRates: Object.fromEntries(
    Object.entries(settings.vatRates).map(([slug, percent]) => [slug, String(percent)]),
  ),
  currency: settings.currency,
  rates: ratesOf(settings),
})
