import * as v from 'valibot'
import { createPersistedStore } from '@/data/browser/persisted-store'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import type { SetUpStep } from './opening-steps'

const saved = createPersistedStore<readonly string[]>({
  key: 'set-up-saved',
  initial: [],
  parse: (stored) => v.parse(v.array(v.string()), JSON.parse(stored)),
})

export const useSavedSteps = () => saved.use()
export const noteSaved = (step: SetUpStep) =>
  saved.change((steps) => (steps.includes(step) ? steps : [...steps, step]))

/** Whether a step is as every shop begins: then only its owner can tell whether that is right. */
export function isAsItCame(step: SetUpStep, shop: ShopSettings): boolean {
  if (shop.hasProducts) return false
  if (step === 'payment') return shop.paymentMethods.join() === 'cod'
  return (
    step === 'shop' &&
    shop.currency === 'USD' &&
    shop.defaultCountry === 'MA' &&
    shop.languages.join() === 'en'
  )
}
