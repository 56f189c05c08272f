import * as v from 'valibot'
import { ownerDrafts } from '@/config/browser-storage'
import { storageUnavailable } from '@/content/storage-unavailable'
import { signOutIntent } from '@/data/auth/sign-out-intent'
import { showToastOnce } from '@/ui/show-toast-once'

/** Signing out removes it, in every tab; a session that has expired does not. */
const storedKey = (name: string) => `${ownerDrafts}:${name}`

/** The draft stored under `name`; null when there is none or it does not match the schema. */
export function readStoredDraft<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(localStorage.getItem(storedKey(name)) ?? 'null'))
  } catch {
    return null
  }
}

/** Stores a value under `name`; null removes it. A form that is still open while its owner signs out stores nothing. */
export function storeDraft(name: string, value: unknown) {
  if (signOutIntent.isOnPurpose()) return
  try {
    if (value === null) localStorage.removeItem(storedKey(name))
    else localStorage.setItem(storedKey(name), JSON.stringify(value))
  } catch {
    // Storage is full or blocked: the draft lasts as long as the page.
    showToastOnce(storageUnavailable.admin)
  }
}
