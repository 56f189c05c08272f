import { draftKey } from '@/config/browser-storage'

const keyOf = (name: string) =>
  Object.keys(localStorage).find((key) => key.startsWith(`${draftKey}:`) && key.endsWith(`:${name}`))

/** The text of what this browser stores of a form, whosever it is; null for nothing. */
export const storedDraft = (name: string): string | null => localStorage.getItem(keyOf(name) ?? '')

/** Stores what a person typed; a guest unless told otherwise. */
export function storeDraft(name: string, value: unknown, whose = 'guest') {
  const key = `${draftKey}:${whose}:${name}`
  localStorage.setItem(key, JSON.stringify({ at: Date.now(), value }))
  sessionStorage.setItem(key, '1')
}
