import { useEffect, useEffectEvent } from 'react'

const setting = 'admin-single-keys'

/** Whether single letters act in the admin; who dictates or often mistypes turns them off (WCAG 2.1.4). */
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
    // Private mode: then they stay on.
  }
}

/**
 * Single keys of a screen, by what they type (`j`, `?`), with or without Shift. They do nothing in a field, in an open menu
 * or dialog, with Ctrl, Alt or Meta, or when they are turned off. A handler that answers false leaves the key alone.
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
