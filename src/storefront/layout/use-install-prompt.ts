import { useSyncExternalStore } from 'react'

/** Chromium's install prompt; other browsers never send it. */
type InstallPrompt = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()
const set = (next: InstallPrompt | null) => {
  offered = next
  for (const listener of listeners) listener()
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event && 'userChoice' in event

// Chromium sends the event once, soon after loading, long before the dialog that uses it opens.
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  if (!isInstallPrompt(event)) return
  event.preventDefault()
  set(event)
})
globalThis.addEventListener?.('appinstalled', () => set(null))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * A function that opens the browser's install prompt; null when there is none. Resolves to whether the shopper
 * accepted.
 */
export function useInstallPrompt(): (() => Promise<boolean>) | null {
  const prompt = useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  )
  if (!prompt) return null
  return async () => {
    await prompt.prompt()
    const { outcome } = await prompt.userChoice
    // A prompt can be used once.
    set(null)
    return outcome === 'accepted'
  }
}
