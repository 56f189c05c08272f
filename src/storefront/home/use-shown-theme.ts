import { useSyncExternalStore } from 'react'

const root = document.documentElement
const shown = () => (root.dataset.theme === 'dark' ? 'dark' : 'light')

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(root, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The theme that the page is in, for pictures that exist once for each: only the one shown is loaded. */
export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, shown)
}
