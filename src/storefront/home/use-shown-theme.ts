import { useSyncExternalStore } from 'react'

const shown = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/**
 * The theme that the page is in, for pictures that exist once for each: only the one shown is loaded. HTML that was
 * prerendered does not know it, and goes by the `system`'s.
 */
export function useShownTheme(): 'light' | 'dark' | 'system' {
  return useSyncExternalStore(subscribe, shown, () => 'system' as const)
}
