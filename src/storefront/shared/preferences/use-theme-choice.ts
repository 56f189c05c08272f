import { useState } from 'react'

export type ThemeChoice = 'system' | 'light' | 'dark'

const storageKey = 'theme'

/** The chosen theme; index.html's script applies it when it hears `themechange`. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(readStored)
  const choose = (next: ThemeChoice) => {
    setChoice(next)
    try {
      if (next === 'system') localStorage.removeItem(storageKey)
      else localStorage.setItem(storageKey, next)
    } catch {
      // Without storage the system decides, and the page stays as it is.
    }
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
