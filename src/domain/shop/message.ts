import { check, email, maxLength, type Problem, phone, type Rule, required } from '../values/validation'

// What is written to the shop: a message, or an application to sell here.

export const messageKinds = ['contact', 'seller'] as const
export type MessageKind = (typeof messageKinds)[number]
const messageFields = {
  contact: ['name', 'email', 'subject', 'body'],
  seller: ['name', 'business', 'email', 'phone', 'city', 'category', 'website', 'body'],
} as const satisfies Record<MessageKind, readonly string[]>
export type MessageField = (typeof messageFields)[MessageKind][number]
export type MessageDraft = Partial<Record<MessageField, string>>

/** A message as the owner reads it. Times in milliseconds; null until it has happened. */
export type Message = {
  id: string
  /** The number that identifies the message in a conversation. */
  reference: string
  kind: MessageKind
  name: string
  email: string
  subject: string
  body: string
  business: string
  category: string
  city: string
  phone: string
  website: string
  createdAt: number
  readAt: number | null
  handledAt: number | null
}

const optional: readonly MessageField[] = ['phone', 'website']

/** The first thing wrong with each field, in the order of the form. */
export function messageProblems(
  kind: MessageKind,
  draft: MessageDraft,
  limits: Record<Exclude<MessageField, 'category'>, number>,
): [MessageField, Problem][] {
  return messageFields[kind].flatMap((field): [MessageField, Problem][] => {
    const value = draft[field] ?? ''
    const isOptional = optional.includes(field)
    if (isOptional && value.trim() === '') return []
    const rules: Rule[] = isOptional ? [] : [required]
    if (field !== 'category') rules.push(maxLength(limits[field]))
    if (field === 'email') rules.push(email)
    if (field === 'phone') rules.push(phone)
    const problem = check(value, rules)
    return problem ? [[field, problem]] : []
  })
}

/** The fields of a stored draft; invalid ones are dropped. */
export function parseMessageDraft(kind: MessageKind, stored: unknown): MessageDraft {
  if (typeof stored !== 'object' || stored === null) return {}
  const known: readonly string[] = messageFields[kind]
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([field, text]) => known.includes(field) && typeof text === 'string' && text.length <= 20_000,
    ),
  )
}
