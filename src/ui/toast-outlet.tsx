import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toastStore } from './toast'

type Labels = { label: string; closeLabel: string }

/**
 * Where toasts appear; loads what shows them with the first one. Without a connection it tries again after a while:
 * what was to be said waits, and the page stays.
 */
export function ToastOutlet(labels: Labels) {
  const wanted = useSyncExternalStore(toastStore.subscribe, toastStore.isWanted, () => false)
  const [Toaster, setToaster] = useState<ComponentType<Labels> | null>(null)

  useEffect(() => {
    if (!wanted) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () =>
      import('./toaster').then(
        (module) => setToaster(() => module.Toaster),
        () => {
          timer = setTimeout(load, 3000)
        },
      )
    void load()
    return () => clearTimeout(timer)
  }, [wanted])

  return Toaster && <Toaster {...labels} />
}
