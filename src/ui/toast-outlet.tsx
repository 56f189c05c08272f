import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toast'

const Toaster = lazy(() => import('./toaster').then(({ Toaster: page }) => ({ default: page })))

/** Where toasts appear; loads what shows them with the first one. */
export function ToastOutlet({ label, closeLabel }: { label: string; closeLabel: string }) {
  const wanted = useSyncExternalStore(toastStore.subscribe, toastStore.isWanted)
  if (!wanted) return null
  return (
    <Suspense>
      <Toaster label={label} closeLabel={closeLabel} />
    </Suspense>
  )
}
