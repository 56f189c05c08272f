import { createPersistedStore } from '@/data/browser/persisted-store'

export const baseCurrency = 'USD'

type Currency = {
  chosen: string
  /** Units of the currency per US dollar; null until the settings have loaded. */
  rate: number | null
}

const base: Currency = { chosen: baseCurrency, rate: null }

/** The currency in which this browser shows prices. Orders are charged in US dollars. */
const store = createPersistedStore({
  key: 'currency',
  initial: base,
  parse(stored): Currency {
    const [chosen, rate] = stored.split(' ')
    if (!chosen || !/^[A-Z]{3}$/.test(chosen)) return base
    return { chosen, rate: Number(rate) > 0 ? Number(rate) : null }
  },
  serialize: ({ chosen, rate }) => [chosen, rate].filter(Boolean).join(' '),
})

export const useCurrency = store.use

export function chooseCurrency(chosen: string) {
  store.change(() => ({ chosen, rate: null }))
}

/** Stores the chosen currency's rate, so that the next visit does not start in dollars. */
export function setRate(chosen: string, rate: number | null) {
  store.change((current) => (current.chosen !== chosen || current.rate === rate ? current : { chosen, rate }))
}
