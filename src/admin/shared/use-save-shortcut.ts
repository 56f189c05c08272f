import { type RefObject, useEffect } from 'react'

/** Ctrl or ⌘ with S sends the form, wherever the focus is. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // What the focused cell holds is taken first.
      requestAnimationFrame(() => form.current?.requestSubmit())
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [form])
}
