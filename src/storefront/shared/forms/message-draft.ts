import { personalKeys } from '@/config/browser-storage'
import { createPersistedStore } from '@/data/browser/persisted-store'
import { type MessageDraft, type MessageKind, parseMessageDraft } from '@/domain/message'

/** The draft, and the id that makes sending it idempotent. */
type StoredDraft = { id: string; fields: MessageDraft }

const draftStore = (kind: MessageKind) =>
  createPersistedStore<StoredDraft | null>({
    key: `${personalKeys.message}:${kind}`,
    session: true,
    initial: null,
    parse(stored) {
      const fields = parseMessageDraft(kind, stored)
      const [, id] = /"id":"([0-9a-f-]{36})"/.exec(stored) ?? []
      return Object.keys(fields).length > 0 ? { id: id ?? newId(), fields } : null
    },
    serialize: (draft) => JSON.stringify({ id: draft?.id, ...draft?.fields }),
  })

/** The unsent messages of this tab. */
export const messageDrafts: Readonly<Record<MessageKind, ReturnType<typeof draftStore>>> = {
  contact: draftStore('contact'),
  seller: draftStore('seller'),
}

export const newId = () => crypto.randomUUID()
