import * as v from 'valibot'
import { storageUnavailable } from '@/content/storage-unavailable'
import { showToastOnce } from '@/ui/show-toast-once'

/** The draft stored under `key`; null when there is none or it does not match the schema. */
export function readStoredDraft<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

/** Stores a value under `key`; null removes it. */
export function storeDraft(key: string, value: unknown) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or blocked: the draft lasts as long as the page.
    showToastOnce(storageUnavailable.admin)
  }
}
