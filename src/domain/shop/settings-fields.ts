import * as v from 'valibot'
import { toE164 } from '../delivery/phone-by-country'
import { toInternational } from '../delivery/phone-number'
import { compactAccount, isIban, isRib, isSwift } from '../money/bank-account'
import { markLimits } from '../money/payment-marks'
import type { SocialNetwork } from './support'

// The fields of the settings form: what is typed, checked and read.

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
  | 'prefix'
  | 'packing'
  | 'returns'
  | 'withdrawal'
  | 'exchanges'
  | 'tax-id'
  | 'vat-rate'
  | 'marks'
  | SocialNetwork

const toNumber = (text: string) => Number(text.replace(',', '.'))
export const text = v.pipe(v.string(), v.trim())
const field = (isValid: (text: string) => boolean, problem: SettingsProblem) =>
  v.pipe(text, v.check(isValid, problem), v.transform(toNumber))

export const whole = (most: number, problem: SettingsProblem) =>
  field((typed) => /^\d{1,5}$/.test(typed) && Number(typed) <= most, problem)
/** Empty for a currency in which prices are not shown. */
export const rate = v.pipe(
  text,
  v.check((typed) => {
    const value = /^\d{1,5}([.,]\d{1,6})?$/.test(typed) ? toNumber(typed) : 0
    return typed === '' || (value >= 0.0001 && value <= 10_000)
  }, 'rate' satisfies SettingsProblem),
  v.transform((typed) => (typed === '' ? undefined : toNumber(typed))),
)

export const lineLimit = field((typed) => /^\d{1,2}$/.test(typed) && Number(typed) >= 1, 'line-limit')
export const days = field(
  (typed) => /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 30,
  'days',
)
/** The holder's or the bank's name. */
export const line = v.pipe(
  text,
  v.check((typed) => typed === '' || (typed.length >= 2 && typed.length <= 70), 'line'),
)
export const account = v.pipe(
  text,
  v.transform(compactAccount),
  v.check((typed) => typed === '' || isIban(typed) || isRib(typed), 'account'),
)
export const swift = v.pipe(
  text,
  v.transform(compactAccount),
  v.check((typed) => typed === '' || isSwift(typed), 'swift'),
)

/** A number with its calling code, or one of the shop's own country, as E.164; null for none, undefined for no number. */
export function phoneOf(typed: string, country: string): string | null | undefined {
  if (typed === '') return null
  const known = toE164(typed, country)
  if (known) return known
  // The tables of numbers are always a little behind what operators give out.
  const international = toInternational(typed)
  return international ?? undefined
}
export const channelHours = v.pipe(
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
export const link = (problem: SettingsProblem, host?: string) =>
  v.pipe(
    text,
    v.check((typed) => typed === '' || parseLink(typed, host) !== undefined, problem),
    v.transform((typed) => parseLink(typed, host) ?? null),
  )

/** One line; empty is null. */
export const legalLine = (most: number) =>
  v.pipe(
    text,
    v.transform((typed) => typed.replace(/\s+/g, ' ')),
    v.check((typed) => typed.length <= most && !/[\p{Cc}\p{Cf}]/u.test(typed), 'legal-line'),
    v.transform((typed) => typed || null),
  )
export const matching = (pattern: RegExp, problem: SettingsProblem) =>
  v.pipe(
    text,
    v.transform((typed) => typed.replace(/\s+/g, '')),
    v.check((typed) => typed === '' || pattern.test(typed), problem),
    v.transform((typed) => typed || null),
  )
export const legalAddress = v.pipe(
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
/** What visitors are shown beside the payment methods, each on one line. */
export const paymentMarks = v.pipe(
  v.array(v.string()),
  v.check(
    (marks) =>
      marks.length <= markLimits.marks &&
      marks.every((mark) => mark.length <= markLimits.letters && !/[\p{Cc}\p{Cf}]/u.test(mark)),
    'marks',
  ),
)
export const email = matching(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, 'email')
/** Empty is no promise. */
const promisedDays = (least: number, most: number, problem: SettingsProblem) =>
  v.pipe(
    text,
    v.check(
      (typed) => typed === '' || (/^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most),
      problem,
    ),
    v.transform((typed) => (typed === '' ? null : Number(typed))),
  )
export const packingDays = promisedDays(0, 60, 'packing')
export const returnDays = promisedDays(1, 365, 'returns')
export const exchangeDays = promisedDays(1, 60, 'exchanges')
/** Empty is as usual in the shop's country, 0 no function. */
export const withdrawalDays = v.pipe(
  v.union([v.literal('0'), promisedDays(14, 365, 'withdrawal')], 'withdrawal' satisfies SettingsProblem),
  v.transform((days) => (days === '0' ? 0 : days)),
)
const isRate = (typed: string) => /^\d{1,2}([.,]\d{1,2})?$/.test(typed) && toNumber(typed) <= 50
export const vatRate = v.pipe(
  text,
  v.check((typed) => {
    if (typed === '') return true
    return isRate(typed) && toNumber(typed) >= 0.01
  }, 'vat-rate'),
  v.transform((typed) => (typed === '' ? null : toNumber(typed))),
)
/** Of the categories that have another one, in percent, by slug. */
export const vatRates = v.pipe(
  v.record(v.string(), text),
  v.check((rates) => Object.values(rates).every(isRate), 'vat-rate' satisfies SettingsProblem),
  v.transform((rates) =>
    Object.fromEntries(Object.entries(rates).map(([slug, typed]) => [slug, toNumber(typed)])),
  ),
)
