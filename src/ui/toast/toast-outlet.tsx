import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toastStore } from './toast'

type Labels = { label: string; closeLabel: string }

/**
 * Renders toasts; loads their code with the first one. Offline it tries again later: the messages wait in the queue.
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
