import * as v from 'valibot'
import { toMinor } from './money'

export type SettingsProblem = 'amount' | 'minutes' | 'level' | 'rate'

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

/** The settings form: texts in, dollars, minutes, units and rates out. The issues are problem names; the database checks again. */
export const settingsSchema = v.object({
  version: v.string(),
  checkoutEnabled: v.boolean(),
  shippingRate: amount,
  freeAbove: amount,
  cancelMinutes: whole(10_080, 'minutes'),
  lowStock: whole(100, 'level'),
  rates: v.object({ EUR: rate, GBP: rate, MAD: rate }),
})
export type SettingsForm = v.InferInput<typeof settingsSchema>
