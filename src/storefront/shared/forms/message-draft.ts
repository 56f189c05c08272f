import { type MessageDraft, type MessageKind, parseMessageDraft } from '@/domain/message'

const keyOf = (kind: MessageKind) => `message-draft:${kind}`

/** What is being written, and the name under which it is stored once however often it is sent. */
export type StoredDraft = { id: string; fields: MessageDraft }

/** What was begun in this window and not sent; null when there is nothing. */
export function readDraft(kind: MessageKind): StoredDraft | null {
  try {
    const stored = sessionStorage.getItem(keyOf(kind))
    const fields = parseMessageDraft(kind, stored)
    const [, id] = /"id":"([0-9a-f-]{36})"/.exec(stored ?? '') ?? []
    return Object.keys(fields).length > 0 ? { id: id ?? newId(), fields } : null
  } catch {
    return null
  }
}

export function saveDraft(kind: MessageKind, { id, fields }: StoredDraft) {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify({ id, ...fields }))
  } catch {
    // Without session storage it lasts as long as the form.
  }
}

export function removeDraft(kind: MessageKind) {
  try {
    sessionStorage.removeItem(keyOf(kind))
  } catch {
    // Then nothing was kept.
  }
}

export const newId = () => crypto.randomUUID()
