import { useEffect, useEffectEvent } from 'react'

type EditorKeys = { undo: () => void; save: () => void }

/** Ctrl or ⌘ with Z takes the last step back, except in a field, which takes back its own letters; with S it saves at once. */
export function useEditorKeys({ undo, save }: EditorKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const key = event.key.toLowerCase()
    const isInField =
      event.target instanceof HTMLElement &&
      event.target.closest('input, textarea, select, [contenteditable]') !== null
    if (key === 's') save()
    else if (key === 'z' && !isInField) undo()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
