import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageLimits } from '@/config/support'
import { messageWords } from '@/content/pages/contact'
import { memberQuery } from '@/data/auth/session'
import { type SentMessage, useSendMessage } from '@/data/messages/send-message'
import {
  type MessageDraft,
  type MessageField,
  type MessageKind,
  messageSchemas,
  parseMessageDraft,
} from '@/domain/shop/message'
import { useClientState } from '@/ui/hydration'
import { takeHoneypot } from './honeypot'
import { shopperDraft } from './use-kept'
import { useSchemaForm } from './use-schema-form'

const schemas = messageSchemas(messageLimits, messageWords.problems)

const newId = () => crypto.randomUUID()

/** The draft, and the id that makes sending it idempotent. */
type StoredDraft = { id: string; fields: MessageDraft }

const openMessageDraft = (kind: MessageKind) =>
  shopperDraft(`message-${kind}`, (stored): StoredDraft | null => {
    const { id, fields }: Record<string, unknown> = { ...(stored ?? {}) }
    const known = parseMessageDraft(kind, fields)
    if (Object.keys(known).length === 0) return null
    return { id: typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) ? id : newId(), fields: known }
  })

/**
 * State of a form that writes to the shop: validates a field when it is left, stores the draft until it is
 * sent, and sends it once.
 */
export function useMessageForm(kind: MessageKind, begin: MessageDraft = {}) {
  const { data: member } = useQuery(memberQuery())
  const { mutate, isPending, error, reset } = useSendMessage()
  const [stored] = useState(() => openMessageDraft(kind))
  // The server knows of no draft, so its HTML has none.
  const [begun, setBegun] = useClientState(stored.read, null)
  const [id] = useState(newId)
  const [changed, setDraft] = useState<StoredDraft | null>(null)
  // Prefilled values fill the gaps of the stored draft.
  const draft = changed ?? { id, ...begun, fields: { ...begin, ...begun?.fields } }
  const [sent, setSent] = useState<SentMessage | null>(null)

  const fields: MessageDraft = { name: member?.name ?? '', email: member?.email ?? '', ...draft.fields }
  const { problems, isChecked, bind, onSubmit, forgive } = useSchemaForm({
    schema: schemas[kind],
    values: fields,
    change: (part) => {
      // Other content is another message and needs another id.
      const next = { id: newId(), fields: { ...draft.fields, ...part } }
      setDraft(next)
      stored.store(next)
      reset()
    },
    whenLeft: true,
    isPending,
    submit: (_parsed, form) => {
      stored.store({ id: draft.id, fields })
      mutate(
        { kind, id: draft.id, fields, honeypot: takeHoneypot(form) },
        {
          onSuccess: (answer) => {
            stored.store(null)
            setSent(answer)
          },
        },
      )
    },
  })
  /** Starts over with an empty form. */
  const startAfresh = () => {
    stored.store(null)
    setDraft({ id: newId(), fields: {} })
    setBegun(null)
    forgive()
    setSent(null)
    reset()
  }
  return {
    onSubmit,
    startAfresh,
    busy: isPending,
    error,
    sent,
    /** True when the fields were restored from a draft. */
    restored: begun !== null,
    /** Number of invalid fields after a failed submit. */
    wrong: isChecked ? problems.size : 0,
    field: (name: MessageField) => ({
      ...bind(name),
      value: fields[name] ?? '',
      // What is known of the member may come later, and not into a field in which someone types.
      onFocus: () => setDraft({ id: draft.id, fields: { [name]: fields[name] ?? '', ...draft.fields } }),
    }),
  }
}
export type MessageForm = ReturnType<typeof useMessageForm>
