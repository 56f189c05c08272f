import { useEffect, useEffectEvent } from 'react'
import { createPersistedStore } from '@/data/browser/persisted-store'

/** Whether single-letter shortcuts are on. WCAG 2.1.4 requires a way to turn them off. */
const store = createPersistedStore<boolean>({
  key: 'admin-single-keys',
  initial: true,
  parse: (text) => text !== 'off',
  serialize: (on) => (on ? 'on' : 'off'),
})

export const useShortcutsOn = store.use
export const setShortcutsOn = (on: boolean) => store.change(() => on)

/**
 * Single-key shortcuts by the character they type (`j`, `?`), with or without Shift. They are ignored in a field, in an
 * open menu or dialog, with Ctrl, Alt or Meta, and when turned off. A handler that returns false does not handle the key.
 */
export function useShortcuts(keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.toLowerCase()]
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !store.read())
      return
    const target = event.target instanceof HTMLElement ? event.target : null
    if (target?.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=listbox]'))
      return
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]')) return
    if (act(event)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
