import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { messageLimits } from '@/config/support'
import { messageWords } from '@/content/pages/contact'
import { memberQuery } from '@/data/auth/session'
import { type SentMessage, useSendMessage } from '@/data/messages/send-message'
import {
  type MessageDraft,
  type MessageField,
  type MessageKind,
  messageProblems,
  parseMessageDraft,
} from '@/domain/shop/message'
import type { Problem } from '@/domain/values/validation'
import { shopperDraft } from './use-kept'

const words: Readonly<Record<MessageField, Partial<Record<Problem, string>>>> = messageWords.problems

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
  const [begun] = useState(stored.read)
  // Prefilled values fill the gaps of the stored draft.
  const [draft, setDraft] = useState({ id: newId(), ...begun, fields: { ...begin, ...begun?.fields } })
  const [restored, setRestored] = useState(begun !== null)
  const [left, setLeft] = useState<ReadonlySet<MessageField> | 'all'>(new Set())
  const [sent, setSent] = useState<SentMessage | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)

  const fields: MessageDraft = { name: member?.name ?? '', email: member?.email ?? '', ...draft.fields }
  const problems = new Map(messageProblems(kind, fields, messageLimits))

  const change = (field: MessageField, text: string) => {
    // Other content is another message and needs another id.
    const next = { id: newId(), fields: { ...draft.fields, [field]: text } }
    setDraft(next)
    stored.store(next)
    reset()
  }
  const problemOf = (field: MessageField) => {
    const problem = left === 'all' || left.has(field) ? problems.get(field) : undefined
    return problem ? (words[field][problem] ?? null) : null
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setLeft('all')
    const [wrong] = problems.keys()
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    const honeypotField = honeypot.current
    stored.store({ id: draft.id, fields })
    mutate(
      { kind, id: draft.id, fields, honeypot: honeypotField?.value ?? '' },
      {
        onSuccess: (answer) => {
          stored.store(null)
          setSent(answer)
        },
        onError: () => {
          if (honeypotField) honeypotField.value = ''
        },
      },
    )
  }
  /** Starts over with an empty form. */
  const startAfresh = () => {
    stored.store(null)
    setDraft({ id: newId(), fields: {} })
    setRestored(false)
    setLeft(new Set())
    setSent(null)
    reset()
  }
  return {
    form,
    honeypot,
    onSubmit,
    startAfresh,
    busy: isPending,
    error,
    sent,
    /** True when the fields were restored from a draft. */
    restored,
    /** Number of invalid fields after a failed submit. */
    wrong: left === 'all' ? problems.size : 0,
    field: (name: MessageField) => ({
      name,
      value: fields[name] ?? '',
      error: problemOf(name),
      onChange: (event: { target: { value: string } }) => change(name, event.target.value),
      // What is known of the member may come later, and not into a field in which someone types.
      onFocus: () =>
        setDraft(({ id, fields: typed }) => ({ id, fields: { [name]: fields[name] ?? '', ...typed } })),
      onBlur: () => {
        if (left !== 'all' && fields[name]) setLeft(new Set([...left, name]))
      },
    }),
  }
}
export type MessageForm = ReturnType<typeof useMessageForm>
