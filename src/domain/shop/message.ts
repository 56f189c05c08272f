import * as v from 'valibot'
import type { Language } from '../text/language'
import { emailAddress, limitedText, optionalPhone, requiredText, typedText } from '../values/typed-text'

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
  /** In which it was written. */
  language: Language
  createdAt: number
  readAt: number | null
  handledAt: number | null
}

type Limits = Record<Exclude<MessageField, 'category'>, number>
type MessageWords = Record<MessageField, { required: string; 'too-long': string }> & {
  email: { email: string }
  phone: { phone: string }
}

/** The fields in the order of the form, which may lack some yet. The issues are the given words. */
export function messageSchemas(
  limits: Limits,
  words: MessageWords,
): Record<MessageKind, v.GenericSchema<MessageDraft>> {
  const text = (field: keyof Limits) =>
    v.exactOptional(limitedText(limits[field], words[field].required, words[field]['too-long']), '')
  const { email, phone, website, category } = words
  const address = v.exactOptional(emailAddress(email.required, email.email, email['too-long']), '')
  return {
    contact: v.object({ name: text('name'), email: address, subject: text('subject'), body: text('body') }),
    seller: v.object({
      name: text('name'),
      business: text('business'),
      email: address,
      phone: v.exactOptional(optionalPhone(limits.phone, phone.phone, phone['too-long']), ''),
      city: text('city'),
      category: v.exactOptional(requiredText(category.required), ''),
      website: v.exactOptional(v.pipe(typedText, v.maxLength(limits.website, website['too-long'])), ''),
      body: text('body'),
    }),
  }
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
