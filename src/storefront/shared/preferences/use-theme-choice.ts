import { createPersistedStore } from '@/data/browser/persisted-store'

export type ThemeChoice = 'system' | 'light' | 'dark'

const store = createPersistedStore<ThemeChoice>({
  key: 'theme',
  initial: 'system',
  parse: (stored) => (stored === 'light' || stored === 'dark' ? stored : 'system'),
  serialize: (choice) => choice,
})

/** The chosen theme. The script in index.html applies it on `themechange`. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choose = (next: ThemeChoice) => {
    if (next === 'system') store.remove()
    else store.change(() => next)
    dispatchEvent(new Event('themechange'))
  }
  return [store.use(), choose]
}
