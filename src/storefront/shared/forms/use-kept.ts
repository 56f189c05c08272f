import { useRef, useState } from 'react'
import { openDraft } from '@/data/drafts/drafts'
import { notifyStorageUnavailable } from '@/storefront/shared/preferences/notify-storage-unavailable'

/** The draft of a shopper's form; see `openDraft`. */
export const shopperDraft = <Value>(name: string, parse: (stored: unknown) => Value | null) =>
  openDraft(name, parse, notifyStorageUnavailable)

/** What is typed into a form, stored until it is sent or discarded. `begin` is what it starts with otherwise. */
export function useKept<Value>(name: string, parse: (stored: unknown) => Value | null, begin: Value) {
  const [draft] = useState(() => shopperDraft(name, parse))
  const [kept] = useState(draft.read)
  const [value, setValue] = useState(kept ?? begin)
  const latest = useRef(value)
  return {
    value,
    /** True when the form began with what was typed before. */
    isRestored: kept !== null,
    /** Takes an updater, because a picture may arrive after further changes. */
    change: (make: (before: Value) => Value) => {
      latest.current = make(latest.current)
      setValue(latest.current)
      draft.store(latest.current)
    },
    /** Forgets what is stored; what is on the screen stays. */
    forget: () => draft.store(null),
  }
}
