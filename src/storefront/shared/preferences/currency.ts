import { createPersistedStore } from '@/data/browser/persisted-store'

/** The currency in which this browser wants to see prices; null for the shop's own. */
const store = createPersistedStore<string | null>({
  key: 'currency',
  initial: null,
  parse: (stored) => /^[A-Z]{3}\b/.exec(stored)?.[0] ?? null,
  serialize: (chosen) => chosen ?? '',
})

export const useChosenCurrency = store.use

export function chooseCurrency(code: string) {
  store.change(() => code)
}
