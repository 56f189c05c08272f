import { useSyncExternalStore } from 'react'

/** Chromium's offer to install the shop; other browsers never send it. */
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

// The browser offers once, soon after loading: long before anybody opens the dialog that makes use of it.
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

/** A function that asks the browser to install, when it can. Resolves to whether the shopper agreed. */
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
    // An offer can be used once.
    set(null)
    return outcome === 'accepted'
  }
}
