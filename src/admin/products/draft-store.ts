import { storageUnavailable } from '@/content/storage-unavailable'
import { showToastOnce } from '@/ui/show-toast-once'

/** The object stored under `key`, or null. */
export function readStoredDraft(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : null
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

/** The string values of an object. */
export function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
}
