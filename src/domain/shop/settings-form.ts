import * as v from 'valibot'
import { toE164 } from '../delivery/phone-by-country'
import { toInternational } from '../delivery/phone-number'
import { compactAccount, isIban, isRib, isSwift } from '../money/bank-account'
import { cardProviders, settlement } from '../money/card-provider'
import { currencies } from '../money/currencies'
import { displayCurrencies } from '../money/display-rates'
import { orderMailModes } from '../orders/order-mail'
import { vatDisplays } from './identity'
import type { SocialNetwork } from './support'

export type SettingsProblem =
  | 'percent'
  | 'minutes'
  | 'line-limit'
  | 'level'
  | 'rate'
  | 'days'
  | 'line'
  | 'account'
  | 'swift'
  | 'settlement'
  | 'bank-incomplete'
  | 'phone'
  | 'hours'
  | 'hours-missing'
  | 'chat-url'
  | 'legal-line'
  | 'legal-address'
  | 'email'
  | 'ice'
  | 'tax-id'
  | 'vat-rate'
  | SocialNetwork

const toNumber = (text: string) => Number(text.replace(',', '.'))
const text = v.pipe(v.string(), v.trim())
const field = (isValid: (text: string) => boolean, problem: SettingsProblem) =>
  v.pipe(text, v.check(isValid, problem), v.transform(toNumber))

const whole = (most: number, problem: SettingsProblem) =>
  field((typed) => /^\d{1,5}$/.test(typed) && Number(typed) <= most, problem)
const rate = field((typed) => {
  const value = /^\d{1,5}([.,]\d{1,6})?$/.test(typed) ? toNumber(typed) : 0
  return value >= 0.0001 && value <= 10_000
}, 'rate')

const lineLimit = field((typed) => /^\d{1,2}$/.test(typed) && Number(typed) >= 1, 'line-limit')
const days = field((typed) => /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 30, 'days')
/** The holder's or the bank's name. */
const line = v.pipe(
  text,
  v.check((typed) => typed === '' || (typed.length >= 2 && typed.length <= 70), 'line'),
)
const account = v.pipe(
  text,
  v.transform(compactAccount),
  v.check((typed) => typed === '' || isIban(typed) || isRib(typed), 'account'),
)
const swift = v.pipe(
  text,
  v.transform(compactAccount),
  v.check((typed) => typed === '' || isSwift(typed), 'swift'),
)

/** A number with its calling code, or one of the shop's own country, as E.164; null for none, undefined for no number. */
function phoneOf(typed: string, country: string): string | null | undefined {
  if (typed === '') return null
  const known = toE164(typed, country)
  if (known) return known
  // The tables of numbers are always a little behind what operators give out.
  const international = toInternational(typed)
  return international ?? undefined
}
const channelHours = v.pipe(
  text,
  v.transform((typed) => typed.replace(/\s+/g, ' ')),
  v.check((typed) => typed.length <= 40 && !/[\p{Cc}\p{Cf}]/u.test(typed), 'hours'),
  v.transform((typed) => typed || null),
)

/** A typed URL, also without `https://`; undefined when the shop may not link to it. */
function parseLink(typed: string, host?: string): string | undefined {
  const address = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isHost = host === undefined || url?.hostname === host || url?.hostname.endsWith(`.${host}`)
  const hasPath = host === undefined || /^\/[^/]/.test(url?.pathname ?? '')
  // The same rule as private.is_link.
  const isLink =
    isHost &&
    hasPath &&
    url &&
    /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,63}\/[\]!#-;=?-Z[_a-z~]*$/.test(url.href)
  return isLink && url.href.length <= 300 ? url.href : undefined
}
const link = (problem: SettingsProblem, host?: string) =>
  v.pipe(
    text,
    v.check((typed) => typed === '' || parseLink(typed, host) !== undefined, problem),
    v.transform((typed) => parseLink(typed, host) ?? null),
  )

/** One line; empty is null. */
const legalLine = (most: number) =>
  v.pipe(
    text,
    v.transform((typed) => typed.replace(/\s+/g, ' ')),
    v.check((typed) => typed.length <= most && !/[\p{Cc}\p{Cf}]/u.test(typed), 'legal-line'),
    v.transform((typed) => typed || null),
  )
const matching = (pattern: RegExp, problem: SettingsProblem) =>
  v.pipe(
    text,
    v.transform((typed) => typed.replace(/\s+/g, '')),
    v.check((typed) => typed === '' || pattern.test(typed), problem),
    v.transform((typed) => typed || null),
  )
const legalAddress = v.pipe(
  v.string(),
  v.transform((typed) =>
    typed
      .split('\n')
      .map((each) => each.trim().replace(/\s+/g, ' '))
      .filter(Boolean),
  ),
  v.check(
    (lines) =>
      lines.length <= 5 && lines.every((each) => each.length <= 100 && !/[\p{Cc}\p{Cf}]/u.test(each)),
    'legal-address',
  ),
)
const vatRate = v.pipe(
  text,
  v.check((typed) => {
    if (typed === '') return true
    return /^\d{1,2}([.,]\d{1,2})?$/.test(typed) && toNumber(typed) >= 0.01 && toNumber(typed) <= 50
  }, 'vat-rate'),
  v.transform((typed) => (typed === '' ? null : toNumber(typed))),
)

const form = v.object({
  version: v.string(),
  checkoutEnabled: v.boolean(),
  defaultCountry: v.string(),
  timeZone: v.string(),
  welcomePercent: whole(90, 'percent'),
  studentPercent: whole(90, 'percent'),
  cancelMinutes: whole(10_080, 'minutes'),
  lowStock: whole(100, 'level'),
  lineLimit,
  currency: v.picklist(currencies),
  /** The shop's own currency is 1 here. */
  rates: v.object(v.entriesFromList(displayCurrencies, rate)),
  cardProvider: v.pipe(
    v.picklist(['', ...cardProviders]),
    v.transform((provider) => (provider === '' ? null : provider)),
  ),
  codEnabled: v.boolean(),
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
    email: matching(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, 'email'),
    phone: text,
    ice: matching(/^\d{15}$/, 'ice'),
    taxId: matching(/^\d{1,15}$/, 'tax-id'),
    register: legalLine(60),
    capital: legalLine(40),
    vatRate,
    vatShown: v.picklist(vatDisplays),
  }),
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
