import { useSyncExternalStore } from 'react'

const shown = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/**
 * The theme in effect, for illustrations that exist once per theme: only the shown one is loaded. The server's HTML
 * cannot know it and uses `system`.
 */
export function useShownTheme(): 'light' | 'dark' | 'system' {
  return useSyncExternalStore(subscribe, shown, () => 'system' as const)
}
