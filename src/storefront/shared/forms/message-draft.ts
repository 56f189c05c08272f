import { type MessageDraft, type MessageKind, parseMessageDraft } from '@/domain/message'

const keyOf = (kind: MessageKind) => `message-draft:${kind}`

/** The draft, and the id that makes sending it idempotent. */
export type StoredDraft = { id: string; fields: MessageDraft }

/** The unsent draft of this tab; null when there is none. */
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
  } catch {}
}

export function removeDraft(kind: MessageKind) {
  try {
    sessionStorage.removeItem(keyOf(kind))
  } catch {}
}

export const newId = () => crypto.randomUUID()
