import * as v from 'valibot'
import { compactAccount, isIban, isRib, isSwift } from './bank-account'
import { toMinor } from './money'
import { cardProviders } from './payment'

export type SettingsProblem =
  | 'amount'
  | 'minutes'
  | 'level'
  | 'rate'
  | 'days'
  | 'line'
  | 'account'
  | 'swift'
  | 'bank-incomplete'

const toNumber = (text: string) => Number(text.replace(',', '.'))
const text = v.pipe(v.string(), v.trim())
const field = (isValid: (text: string) => boolean, problem: SettingsProblem) =>
  v.pipe(text, v.check(isValid, problem), v.transform(toNumber))

const amount = field(
  (typed) => /^\d{1,5}([.,]\d{1,2})?$/.test(typed) && toMinor(typed.replace(',', '.')) <= 10_000_000,
  'amount',
)
const whole = (most: number, problem: SettingsProblem) =>
  field((typed) => /^\d{1,5}$/.test(typed) && Number(typed) <= most, problem)
const rate = field((typed) => {
  const value = /^\d{1,5}([.,]\d{1,6})?$/.test(typed) ? toNumber(typed) : 0
  return value >= 0.0001 && value <= 10_000
}, 'rate')

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

const form = v.object({
  version: v.string(),
  checkoutEnabled: v.boolean(),
  shippingRate: amount,
  freeAbove: amount,
  cancelMinutes: whole(10_080, 'minutes'),
  lowStock: whole(100, 'level'),
  rates: v.object({ EUR: rate, GBP: rate, MAD: rate }),
  cardProvider: v.pipe(
    v.picklist(['', ...cardProviders]),
    v.transform((provider) => (provider === '' ? null : provider)),
  ),
  codEnabled: v.boolean(),
  bank: v.object({ holder: line, name: line, account, swift, dueDays: days }),
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

/** The settings form: texts in, dollars, minutes, units and rates out. The issues are problem names; the database checks again. */
export const settingsSchema = v.pipe(form, isComplete('holder'), isComplete('name'), isComplete('account'))
export type SettingsForm = v.InferInput<typeof settingsSchema>
