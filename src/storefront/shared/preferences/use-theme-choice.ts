import { useState } from 'react'

export type ThemeChoice = 'system' | 'light' | 'dark'

const storageKey = 'theme'

/** The chosen theme. The script in index.html applies it on `themechange`. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(readStored)
  const choose = (next: ThemeChoice) => {
    setChoice(next)
    try {
      if (next === 'system') localStorage.removeItem(storageKey)
      else localStorage.setItem(storageKey, next)
    } catch {}
    dispatchEvent(new Event('themechange'))
  }
  return [choice, choose]
}

function readStored(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}
