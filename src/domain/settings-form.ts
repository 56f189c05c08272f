import { toMinor } from './money'

/** The shop's settings as they are typed: every field is text until it is checked. */
export type SettingsForm = {
  shippingRate: string
  freeAbove: string
  cancelMinutes: string
  lowStock: string
  eur: string
  gbp: string
  mad: string
}
export type SettingsProblems = Partial<Record<keyof SettingsForm, 'amount' | 'minutes' | 'level' | 'rate'>>

const bounds = {
  amount: 100_000,
  minutes: 10_080,
  level: 100,
  rate: [0.0001, 10_000],
} as const

const isAmount = (text: string) =>
  /^\d{1,5}([.,]\d{1,2})?$/.test(text.trim()) && toMinor(text.trim().replace(',', '.')) <= bounds.amount * 100
const isWhole = (most: number) => (text: string) => /^\d{1,5}$/.test(text.trim()) && Number(text) <= most
const isRate = (text: string) => {
  const rate = /^\d{1,5}([.,]\d{1,6})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0
  return rate >= bounds.rate[0] && rate <= bounds.rate[1]
}

/** What is wrong with each field; the database checks again. */
export function settingsProblems(form: SettingsForm): SettingsProblems {
  const isMinutes = isWhole(bounds.minutes)
  const isLevel = isWhole(bounds.level)
  return {
    ...(!isAmount(form.shippingRate) && { shippingRate: 'amount' }),
    ...(!isAmount(form.freeAbove) && { freeAbove: 'amount' }),
    ...(!isMinutes(form.cancelMinutes) && { cancelMinutes: 'minutes' }),
    ...(!isLevel(form.lowStock) && { lowStock: 'level' }),
    ...(!isRate(form.eur) && { eur: 'rate' }),
    ...(!isRate(form.gbp) && { gbp: 'rate' }),
    ...(!isRate(form.mad) && { mad: 'rate' }),
  }
}

/** A checked number as the database takes it. */
export const toNumber = (text: string) => Number(text.trim().replace(',', '.'))
