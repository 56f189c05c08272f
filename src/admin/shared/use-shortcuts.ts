import { useEffect, useEffectEvent } from 'react'

const setting = 'admin-single-keys'

/** Whether single-letter shortcuts are on. WCAG 2.1.4 requires a way to turn them off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(setting) !== 'off'
  } catch {
    return true
  }
}

export function setShortcutsOn(on: boolean) {
  try {
    if (on) localStorage.removeItem(setting)
    else localStorage.setItem(setting, 'off')
  } catch {
    // Storage is blocked: they stay on.
  }
}

/**
 * Single-key shortcuts by the character they type (`j`, `?`), with or without Shift. They are ignored in a field, in an
 * open menu or dialog, with Ctrl, Alt or Meta, and when turned off. A handler that returns false does not handle the key.
 */
export function useShortcuts(keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.toLowerCase()]
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !areShortcutsOn())
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
