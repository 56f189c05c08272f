import * as v from 'valibot'
import { fieldModes } from '../delivery/checkout-fields'
import { cardProviders, settlement } from '../money/card-provider'
import { currencies } from '../money/currencies'
import { displayCurrencies } from '../money/display-rates'
import { orderMailModes } from '../orders/order-mail'
import { languages } from '../text/spoken-languages'
import { vatDisplays } from './identity'
import {
  account,
  channelHours,
  days,
  email,
  exchangeDays,
  legalAddress,
  legalLine,
  line,
  lineLimit,
  link,
  matching,
  packingDays,
  paymentMarks,
  phoneOf,
  rate,
  returnDays,
  type SettingsProblem,
  swift,
  text,
  vatRate,
  vatRates,
  whole,
  withdrawalDays,
} from './settings-fields'

/** Empty is as usual in the shop's country. */
const fieldMode = v.pipe(
  v.picklist(['', ...fieldModes]),
  v.transform((mode) => (mode === '' ? null : mode)),
)

const form = v.object({
  version: v.string(),
  shop: v.object({
    contactEmail: email,
    country: v.string(),
    orderPrefix: v.pipe(
      text,
      v.transform((typed) => typed.toUpperCase()),
      v.regex(/^[A-Z]{2,5}$/, 'prefix'),
    ),
    packingLeast: packingDays,
    packingMost: packingDays,
    returnDays,
    withdrawalDays,
    returnsAreFree: v.boolean(),
    exchangeDays,
    showsFit: v.boolean(),
    measuresReductions: v.boolean(),
    measureDetail: legalLine(60),
  }),
  checkoutEnabled: v.boolean(),
  fields: v.object({ email: fieldMode, zipCode: fieldMode, lastName: fieldMode }),
  companyAsked: v.boolean(),
  quickOrder: v.boolean(),
  defaultCountry: v.string(),
  timeZone: v.string(),
  /** The first is the one that names and descriptions of rows are in. */
  languages: v.pipe(v.array(v.picklist(languages)), v.minLength(1)),
  welcomePercent: whole(90, 'percent'),
  studentPercent: whole(90, 'percent'),
  cancelMinutes: whole(10_080, 'minutes'),
  lowStock: whole(100, 'level'),
  lineLimit,
  currency: v.picklist(currencies),
  /** The shop's own currency is 1 here; one in which prices are not shown has none. */
  rates: v.pipe(
    v.object(v.entriesFromList(displayCurrencies, rate)),
    v.transform((rates) =>
      Object.fromEntries(Object.entries(rates).flatMap(([code, value]) => (value ? [[code, value]] : []))),
    ),
  ),
  cardProvider: v.pipe(
    v.picklist(['', ...cardProviders]),
    v.transform((provider) => (provider === '' ? null : provider)),
  ),
  codEnabled: v.boolean(),
  paymentMarks,
  packOnlyConfirmed: v.boolean(),
  parcelsMayOpen: v.boolean(),
  parcelsMayTryOn: v.boolean(),
  orderMail: v.picklist(orderMailModes),
  bank: v.object({ holder: line, name: line, account, swift, dueDays: days }),
  support: v.object({
    phone: text,
    chatUrl: link('chat-url'),
    hours: v.object({ chat: channelHours, phone: channelHours, email: channelHours }),
    social: v.object({
      instagram: link('instagram', 'instagram.com'),
      tiktok: link('tiktok', 'tiktok.com'),
      pinterest: link('pinterest', 'pinterest.com'),
      facebook: link('facebook', 'facebook.com'),
    }),
  }),
  identity: v.object({
    name: legalLine(100),
    address: legalAddress,
    email,
    phone: text,
    ice: matching(/^\d{15}$/, 'ice'),
    taxId: matching(/^(\d{1,15}|[A-Z]{2}[\dA-Z+*]{2,13})$/, 'tax-id'),
    register: legalLine(60),
    professionalTax: legalLine(20),
    capital: legalLine(40),
    vatRate,
    vatShown: v.picklist(vatDisplays),
  }),
  vatRates,
})
/** Holder, bank and account belong together: a transfer needs all three. */
const isComplete = (part: 'holder' | 'name' | 'account') =>
  v.forward(
    v.check(
      ({ bank }: v.InferOutput<typeof form>) =>
        bank[part] !== '' || [bank.holder, bank.name, bank.account, bank.swift].every((each) => each === ''),
      'bank-incomplete' satisfies SettingsProblem,
    ),
    ['bank', part],
  )

/** A number or a chat is shown with the hours in which it is answered. */
const hasHours = (channel: 'phone' | 'chat', contact: 'phone' | 'chatUrl') =>
  v.forward(
    v.check(
      ({ support }: v.InferOutput<typeof form>) => !support[contact] || support.hours[channel] !== null,
      'hours-missing' satisfies SettingsProblem,
    ),
    ['support', 'hours', channel],
  )

const isPhone = (part: 'support' | 'identity') =>
  v.forward(
    v.check(
      (settings: v.InferOutput<typeof form>) =>
        phoneOf(settings[part].phone, settings.defaultCountry) !== undefined,
      'phone' satisfies SettingsProblem,
    ),
    [part, 'phone'],
  )

/** A promise names its end; its beginning may be left out. */
const isPromise = v.forward(
  v.check(
    ({ shop: { packingLeast, packingMost } }: v.InferOutput<typeof form>) =>
      packingLeast === null || (packingMost !== null && packingLeast <= packingMost),
    'packing' satisfies SettingsProblem,
  ),
  ['shop', 'packingMost'],
)

const canSettle = v.forward(
  v.check(
    ({ cardProvider, currency }: v.InferOutput<typeof form>) =>
      cardProvider === null || (settlement[cardProvider] ?? currency) === currency,
    'settlement' satisfies SettingsProblem,
  ),
  ['cardProvider'],
)

/** The settings form: texts in, amounts, minutes, units and rates out. The issues are problem names; the database checks again. */
export const settingsSchema = v.pipe(
  form,
  isPromise,
  canSettle,
  isComplete('holder'),
  isComplete('name'),
  isComplete('account'),
  hasHours('phone', 'phone'),
  hasHours('chat', 'chatUrl'),
  isPhone('support'),
  isPhone('identity'),
  v.transform((settings) => {
    const { defaultCountry, support, identity } = settings
    return {
      ...settings,
      support: { ...support, phone: phoneOf(support.phone, defaultCountry) ?? null },
      identity: { ...identity, phone: phoneOf(identity.phone, defaultCountry) ?? null },
    }
  }),
)
export type SettingsForm = v.InferInput<typeof settingsSchema>
