import { createPersistedStore } from '@/data/browser/persisted-store'
import type { Language } from '@/domain/text/language'
import { isLanguage } from '@/domain/text/spoken-languages'

/** The language that this visitor has chosen; `no` once they wanted no offer of another one. */
const store = createPersistedStore<Language | 'no' | null>({
  key: 'language',
  initial: null,
  parse: (stored) => (stored === 'no' || isLanguage(stored) ? stored : null),
  serialize: (choice) => choice ?? '',
})

export const useChosenLanguage = store.use

export const rememberLanguage = (choice: Language | 'no') => store.change(() => choice)
