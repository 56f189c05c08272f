import { type RefObject, useEffect } from 'react'

/** Ctrl or ⌘ with S submits the form, wherever the focus is. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // One frame later, so that the focused cell applies its value first.
      requestAnimationFrame(() => form.current?.requestSubmit())
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [form])
}
